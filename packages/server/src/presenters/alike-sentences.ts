import { fillerWords } from '@fracht/content';

/** Shorter words, such as "czy" and "przy", say little of what a sentence is about. */
const SHORTEST = 4;
/** So many first letters make two words one: what follows is their ending. */
const STEM = 5;
/** The least share of two sentences' words that both have, if they are alike. */
const SHARE = 0.5;

type Heard = { readonly text: string; readonly words: readonly string[] };

/**
 * Puts sentences together that say nearly the same, and counts them; the most frequent first. Each group is shown by the sentence that most of those left
 * resemble, the shortest where several do, so that everyone in the group finds the own one in it. Whose they are is not known here. (SNS-3)
 */
export function alikeSentences(texts: readonly string[]): readonly { readonly text: string; readonly count: number }[] {
  let left = texts.map((text) => ({ text, words: wordsOf(text) })).toSorted(shortestFirst);
  const groups: { text: string; count: number }[] = [];
  while (left.length > 0) {
    const gathered = left.map((one) => left.filter((other) => areAlike(one, other)));
    const sizes = gathered.map(({ length }) => length);
    const most = sizes.indexOf(Math.max(...sizes));
    const taken = new Set(gathered[most]);
    groups.push({ text: left[most]?.text ?? '', count: taken.size });
    left = left.filter((one) => !taken.has(one));
  }
  return groups.toSorted((one, other) => other.count - one.count);
}

function shortestFirst({ text: one }: Heard, { text: other }: Heard): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

/** The words that tell what a sentence is about, without Polish marks; all of them where none does. */
function wordsOf(text: string): readonly string[] {
  const all = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => word.length >= SHORTEST && !FILLERS.has(word));
  return [...new Set(telling.length === 0 ? all : telling)];
}

const FILLERS: ReadonlySet<string> = new Set(fillerWords.map(plain));

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function areAlike({ words: one }: Heard, { words: other }: Heard): boolean {
  const shared = one.filter((word) => other.some((candidate) => isSameWord(word, candidate))).length;
  return shared >= SHARE * (one.length + other.length - shared);
}

/** Whether two words differ at most in their endings: "marża" and "marżę", "parking" and "parkingu". */
function isSameWord(one: string, other: string): boolean {
  const stem = Math.min(STEM, Math.min(one.length, other.length) - 1);
  return one === other || (stem >= SHORTEST - 1 && one.slice(0, stem) === other.slice(0, stem));
}

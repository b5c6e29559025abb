import { fillerWords } from '@fracht/content';

/** Shorter words, such as "czy" and "przy", say little about the subject of a sentence. */
const SHORTEST = 4;
/** Two words that share this many first letters count as one: what follows is their ending. */
const STEM = 5;
/** The smallest share of words that two sentences must have in common to count as alike. */
const SHARE = 0.5;

/** `beginnings`: its first letters up to the ending, the longest first; none for a word too short to have an ending. */
type Word = { readonly whole: string; readonly beginnings: readonly string[] };

/** `wholes`, `stems` and `beginnings`: of all its words, for fast lookup. */
type Heard = {
  readonly text: string;
  readonly words: readonly Word[];
  readonly wholes: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
};

/**
 * Groups sentences that say nearly the same, and counts them; the most frequent first. Each group is represented by the sentence that most of the others
 * resemble, or the shortest of several such, so that everyone in the group recognizes their own in it. Whose they are is not known here. (SNS-3)
 */
export function alikeSentences(texts: readonly string[]): readonly { readonly text: string; readonly count: number }[] {
  const all = texts.map(heard).toSorted(shortestFirst);
  // Each pair is compared once: for a large class this is requested every few seconds, and it runs in the thread of all games.
  let left = all.map((one) => ({ one, alike: all.filter((other) => areAlike(one, other)) }));
  const groups: { text: string; count: number }[] = [];
  while (left.length > 0) {
    const sizes = left.map(({ alike }) => alike.length);
    const most = left[sizes.indexOf(Math.max(...sizes))];
    const taken = new Set(most?.alike);
    groups.push({ text: most?.one.text ?? '', count: taken.size });
    left = left
      .filter(({ one }) => !taken.has(one))
      .map(({ one, alike }) => ({ one, alike: alike.filter((other) => !taken.has(other)) }));
  }
  return groups.toSorted((one, other) => other.count - one.count);
}

function shortestFirst({ text: one }: Heard, { text: other }: Heard): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

function heard(text: string): Heard {
  const words = wordsOf(text).map((whole) => ({ whole, beginnings: beginningsOf(whole) }));
  return {
    text,
    words,
    wholes: new Set(words.map(({ whole }) => whole)),
    stems: new Set(words.flatMap(({ beginnings }) => beginnings.slice(0, 1))),
    beginnings: new Set(words.flatMap(({ beginnings }) => beginnings)),
  };
}

/** The words that show what a sentence is about, without Polish diacritics; all of its words if none does. */
function wordsOf(text: string): readonly string[] {
  const all = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => word.length >= SHORTEST && !FILLERS.has(word));
  return [...new Set(telling.length === 0 ? all : telling)];
}

const FILLERS: ReadonlySet<string> = new Set(fillerWords.map(plain));

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function beginningsOf(word: string): readonly string[] {
  const longest = Math.min(STEM, word.length - 1);
  const count = Math.max(0, longest - SHORTEST + 2);
  return Array.from({ length: count }, (_, index) => word.slice(0, longest - index));
}

function areAlike({ words: one }: Heard, other: Heard): boolean {
  const shared = one.filter((word) => hasWord(other, word)).length;
  return shared >= SHARE * (one.length + other.words.length - shared);
}

/**
 * Whether a sentence has a word that differs at most in its ending: "marża" and "marżę", "parking" and "parkingu". The shorter stem of the two counts.
 */
function hasWord({ wholes, stems, beginnings }: Heard, { whole, beginnings: own }: Word): boolean {
  const [stem] = own;
  return (
    wholes.has(whole) || (stem !== undefined && beginnings.has(stem)) || own.some((beginning) => stems.has(beginning))
  );
}

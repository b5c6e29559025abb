import { isFirstName } from './first-names.ts';

export type ReadName = { readonly first_name: string; readonly last_name: string };
export type NameOrder = 'last_first' | 'first_last';

const NAME = /^[\p{L}][\p{L}\p{M}'’.-]*$/u;
const MOST_WORDS = 5;

/** The words of a name, without a number in front, and with one hyphen in a double name that was written with blanks around it. */
export function nameWords(text: string): readonly string[] {
  return text
    .replace(/^\s*\d{1,3}\s*[.)]?\s+(?=\p{L})/u, '')
    .replaceAll(/\s*[-–—]\s*/gu, '-')
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
}

/** Whether a text may be a person's whole name: two to five words of letters. */
export function isWholeName(text: string): boolean {
  const words = nameWords(text);
  return words.length >= 2 && words.length <= MOST_WORDS && words.every((word) => NAME.test(word));
}

/** Whether a text may be a single first name or surname. */
export function isNamePart(text: string): boolean {
  const words = nameWords(text);
  return words.length >= 1 && words.length <= 3 && words.every((word) => NAME.test(word));
}

/** Splits a whole name: at a comma, else at a known first name. */
export function partedName(text: string, order: NameOrder): ReadName {
  const [before = '', after] = text.split(',');
  const words = nameWords(text);
  const cut = after !== undefined && after.trim() !== '' ? nameWords(before).length : cutOf(words, order);
  const [front, back] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  return order === 'last_first' ? { first_name: back, last_name: front } : { first_name: front, last_name: back };
}

/** The number of words before the split. */
function cutOf(words: readonly string[], order: NameOrder): number {
  if (order === 'last_first') {
    const first = words.findIndex((word, index) => index > 0 && isFirstName(word));
    return first < 0 ? 1 : first;
  }
  const others = words.findIndex((word, index) => index > 0 && !isFirstName(word));
  return others < 0 ? Math.max(1, words.length - 1) : others;
}

/** Whether a word is in capitals. Schools write only the surname like that, or the whole name; never the first name alone. */
function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

/**
 * In which order a list writes names. `votes`: how many of the names have a recognisable order (one end of the name is in capitals, or is a
 * known first name, and the other is not); `share`: the share of these that begin with the surname, 0 to 1.
 */
export function surnameFirst(texts: readonly string[]): { readonly share: number; readonly votes: number } {
  let last = 0;
  let first = 0;
  for (const text of texts) {
    const words = nameWords(text);
    const [front, back] = [words[0] ?? '', words.at(-1) ?? ''];
    if (isCapitals(front) !== isCapitals(back)) {
      if (isCapitals(front)) last += 1;
      else first += 1;
    } else if (isFirstName(front) !== isFirstName(back)) {
      if (isFirstName(front)) first += 1;
      else last += 1;
    }
  }
  const votes = last + first;
  return { share: votes === 0 ? 0 : last / votes, votes };
}

/** Stands between two signs that are not to be taken for one, and is not seen: the word joiner of Unicode. */
const UNSEEN = '\u2060';

/** A user's text, which reads as it was typed, without the double hashes that would make a link of an order id. (WRD-3) */
export function withoutLinks(words: string): string {
  return words.replace(/#(?=#)/gu, `#${UNSEEN}`);
}

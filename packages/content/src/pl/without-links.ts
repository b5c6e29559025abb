/** Put between two signs that must not be taken for one; invisible: the word joiner of Unicode. */
const UNSEEN = '\u2060';

/** A user's text, which reads as it was typed, without the double hashes that would turn an order id into a link. (WRD-3) */
export function withoutLinks(words: string): string {
  return words.replace(/#(?=#)/gu, `#${UNSEEN}`);
}

/** Removes from a user's text the double hashes that would make a link of an order id. Single hashes stay. (WRD-3) */
export function withoutLinks(words: string): string {
  return words.replace(/#{2,}/gu, '#');
}

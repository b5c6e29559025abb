/** What people wrote, as words alone: between double hashes an order would stand, which becomes a link. One hash stays. (WRD-3) */
export function withoutLinks(words: string): string {
  return words.replace(/#{2,}/gu, '#');
}

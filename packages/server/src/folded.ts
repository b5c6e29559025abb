/** Normalizes a text for comparison: lower case, no diacritics, single blanks. */
export function foldedName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

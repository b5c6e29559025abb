/** More than any name has; the rest of a longer text, such as a cell of somebody's file, is ignored: the time that NFD takes can grow with the square of the length. */
const MOST = 1000;

/** Normalizes a text for comparison: lower case, no diacritics, single blanks. */
export function foldedName(text: string): string {
  return text
    .slice(0, MOST)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** A text normalised for searching: lower case, without Polish diacritics, so that "lodz" finds "Łódź". */
export function folded(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l');
}

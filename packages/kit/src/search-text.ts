/** A text normalised for searching: lower case, without Polish diacritics, so that "lodz" finds "Łódź". */
export function searchText(text: string): string {
  return text.toLocaleLowerCase('pl').replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').trim();
}

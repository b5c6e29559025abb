/** A text by which it is compared: small letters without marks, single blanks. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

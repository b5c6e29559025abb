const BLANKS = /\s+/gu;
const END = /[\s.,;:!?…]+$/u;

/**
 * What two texts have in common that a reader takes for the same: letter case, the kind and number of blanks, the way accents are stored and
 * the sign at the end count for nothing. Empty where there is nothing but those.
 */
export function sameKey(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(BLANKS, ' ').trim().replace(END, '');
}

/** The places of texts that a reader takes for an earlier one of the list; empty texts are never the same. */
export function repeatedAt(texts: readonly string[]): readonly number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, index) => {
    const key = sameKey(text);
    if (key === '') return [];
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

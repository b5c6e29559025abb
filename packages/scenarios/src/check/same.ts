const BLANKS = /\s+/gu;
const END = /[\s.,;:!?…]+$/u;

/**
 * A key that is equal for texts that look the same to a reader: letter case, kind and number of blanks, encoding of accents and a final
 * punctuation mark are ignored. Empty for a text that contains nothing else.
 */
export function sameKey(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(BLANKS, ' ').trim().replace(END, '');
}

/** The indexes of texts that look the same as an earlier one of the list; empty texts never do. */
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

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { POLISH_FONT, POLISH_LETTERS, polishFont } from '../../scripts/make-polish-font.ts';

const STYLES = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

/** The unicode ranges of the typeface declared last. */
function lastRanges(): readonly (readonly [number, number])[] {
  const text = [...STYLES.matchAll(/unicode-range:(?<ranges>[^;]+);/gu)].at(-1)?.groups?.['ranges'] ?? '';
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

test('[UIX-26] the font of the Polish letters is the typeface’s own, and stands for just these letters', async () => {
  expect(Buffer.compare(readFileSync(POLISH_FONT), await polishFont())).toBe(0);
  const letters = lastRanges().flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  expect(letters.toSorted()).toEqual(Array.from(POLISH_LETTERS).toSorted());
});

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { oddWidths, oddWidthsIn, rawColours, rawPixels, screenSources, styleSheets } from './css.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const sheets = Array.from(styleSheets(ROOT));

test('spaces, sizes of type and radii come from tokens', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap(([file, sheet]) => rawPixels(sheet).map((found) => `${file} says ${found}`))).toEqual([]);
});

test('colours come from tokens', () => {
  expect(sheets.flatMap(([file, sheet]) => rawColours(sheet).map((found) => `${file} says ${found}`))).toEqual([]);
  expect(
    rawColours('.a { color: #fff; fill: RGB(0 0 0 / 0.1); stroke: oklch(1 0 0) } /* #aaa */ a:nth-child(2) {}'),
  ).toEqual(['#fff', 'RGB(', 'oklch(']);
});

test('pages and parts change at the named widths', () => {
  expect(sheets.flatMap(([file, sheet]) => oddWidths(sheet).map((width) => `${file} changes at ${width}`))).toEqual([]);
});

test('code asks for the same widths', () => {
  const sources = Array.from(screenSources(ROOT));
  expect(sources.filter(([, source]) => source.includes('(max-width: 760px)')).length).toBeGreaterThan(0);
  expect(sources.flatMap(([file, source]) => oddWidthsIn(source).map((width) => `${file} asks for ${width}`))).toEqual(
    [],
  );
});

test.each([
  ['.a { padding: 6px; }', ['padding: 6px']],
  ['.a{margin:var(--s2) -10px}', ['margin: var(--s2) -10px']],
  ['.a { row-gap: calc(var(--s1) + 2px); color: red; }', ['row-gap: calc(var(--s1) + 2px)']],
  [
    '.a { & > .b { font-size: 11.5px; border-radius: 9px 0 0 9px; } }',
    ['font-size: 11.5px', 'border-radius: 9px 0 0 9px'],
  ],
  ['.a { font: 600 12px var(--font); }', ['font: 600 12px var(--font)']],
  ['@media print { .a { padding-inline-start: 14px } }', ['padding-inline-start: 14px']],
])('bites: %s', (sheet, found) => {
  expect(rawPixels(sheet)).toEqual(found);
});

test.each([
  '.a { padding: var(--s2) 0; margin: -1px 0 1px; gap: 1em; width: 6px; }',
  '.a { --padding: 6px; } /* padding: 6px; */',
  '.a { font: 600 var(--text-xs)/1.4 var(--font); }',
  '@media (max-width: 760px) { .a { margin: auto } }',
])('%s is as it should be', (sheet) => {
  expect(rawPixels(sheet)).toEqual([]);
});

test('a width is named from below and from above', () => {
  expect(oddWidths('@media (max-width: 760px) { } @media (min-width: 761px) and (max-width: 1500px) { }')).toEqual([]);
  expect(
    oddWidths('@media (max-width: 761px) { } @media print and (min-width: 760px) { .a { max-width: 5px } }'),
  ).toEqual([761, 760]);
  expect(oddWidths('@container (max-width: 740px) { } @container side (max-width: 760px) { }')).toEqual([760]);
});

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  darkOnPaper,
  keptInPlace,
  oddWidths,
  oddWidthsInCode,
  rawColours,
  rawPixels,
  screenSources,
  styleSheets,
  tokenSheet,
} from './css.ts';

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
  expect(sources.filter(([, source]) => source.includes('(max-width: 47.5rem)')).length).toBeGreaterThan(0);
  expect(
    sources.flatMap(([file, source]) => oddWidthsInCode(source).map((width) => `${file} asks for ${width}`)),
  ).toEqual([]);
  expect(oddWidthsInCode("'(max-width: 47.5rem)' '(min-width: 47.5625rem)'")).toEqual([]);
  expect(oddWidthsInCode("'(max-width: 760px)' '(max-width: 50rem)'")).toEqual([760, 800]);
});

/** What stays in place even in a low window, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'game/src/hints/hints.module.css': 'a hint goes where its control is, and is closed',
  'game/src/screens/orders/orders-table.module.css': 'the head of a table that a phone does not have',
  'game/src/watch/bring.module.css': 'heads within a list that scrolls itself',
  'kit/src/ui/overlay.module.css': 'lies over everything, for as long as an answer takes',
  'office/src/admin-settings/values-part.module.css': 'on wide screens alone',
  'office/src/landing/landing-header.module.css': 'on wide screens alone',
  'office/src/landing/popup.module.css': 'a window, which scrolls whole',
  'office/src/lecturer-live/message-box.module.css': 'on wide screens alone',
  'office/src/lecturer-live/player-table.module.css': 'on wide screens alone',
  'office/src/lecturer-projector/projector.module.css': 'its letters follow the window',
  'workshop/src/editor/editor.module.css': 'on wide screens alone',
  'workshop/src/trial/trial-panel.module.css': 'on wide screens alone',
};

test('what stays in place says what becomes of it in a low window', () => {
  const kept = sheets.filter(([, sheet]) => keptInPlace(sheet).length > 0).map(([file]) => file);
  expect(kept).toEqual(Object.keys(KEPT));
  expect(keptInPlace('.a { position: sticky; } .b { height: 100dvh; min-height: 100vh }')).toHaveLength(2);
  expect(keptInPlace('.a { max-height: calc(100dvh - 2px); position: relative }')).toEqual([]);
});

test('the dark theme is for screens', () => {
  const all = [['tokens', tokenSheet(ROOT)], ...sheets] as const;
  expect(all.flatMap(([file, sheet]) => darkOnPaper(sheet).map((found) => `${file} says ${found}`))).toEqual([]);
  expect(tokenSheet(ROOT)).toContain("[data-theme='dark']");
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

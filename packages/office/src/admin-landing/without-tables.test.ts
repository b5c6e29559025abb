import { expect, test } from 'vitest';
import { withoutTables } from './without-tables.ts';

test.each([
  ['<p>Bez <b>tabeli</b></p>', '<p>Bez <b>tabeli</b></p>'],
  [
    '<table><thead><tr><th>Trasa</th><th>km</th></tr></thead><tbody><tr><td><b>Lyon</b></td><td>1 200</td></tr></tbody></table>',
    '<p>Trasa km </p><p><b>Lyon</b> 1 200 </p>',
  ],
  [
    '<p>Przed</p><table><tr><td>A<table><tr><td>B</td><td>C</td></tr></table></td></tr></table>',
    '<p>Przed</p><p>A<p>B C </p> </p>',
  ],
  ['<table></table>Po', 'Po'],
])('[TXE-4] %s is pasted as %s', (html, pasted) => {
  expect(withoutTables(html)).toBe(pasted);
});

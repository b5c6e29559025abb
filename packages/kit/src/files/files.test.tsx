import { cleanup, render, screen } from '@testing-library/react';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';
import { fileName } from './save-file.ts';
import { csvOf, xlsxOf } from './table-content.ts';

afterEach(cleanup);

const ROWS = [
  ['Gracz', 'Wynik'],
  ['Żółć; "Łoś"', 12.5],
  ['=1+1', null],
  ['-2760', -2760.25],
] as const;

test('[FIL-1] a CSV opens in a Polish spreadsheet: UTF-8 mark, semicolons, decimal commas, quotes where needed, no formulas', async () => {
  const bytes = new Uint8Array(await csvOf(ROWS).arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder('utf-8', { ignoreBOM: false }).decode(bytes);
  expect(text.split('\r\n')).toEqual(['Gracz;Wynik', '"Żółć; ""Łoś""";12,5', "'=1+1;", "'-2760;-2760,25"]);
});

test.each(['=1+1\ndruga linia', '+48 600\r\n=2', '-1\n', '@SUM(A1)\n', '\t=1'])(
  '[FIL-1] a text of several lines is no formula either: %j',
  async (text) => {
    const [row] = await csvOf([[text]])
      .text()
      .then((csv) => [csv.replaceAll(/^\uFEFF?"?|"$/gu, '')]);
    expect(row).toBe(`'${text}`);
  },
);

test('[FIL-2] an xlsx holds the same cells, numbers as numbers, under a name that a sheet may have', async () => {
  const blob = await xlsxOf([
    { sheet: 'LOG-2A: rozgrywka nr 3 z bardzo długą nazwą', rows: ROWS },
    { sheet: 'Druga', rows: [['Suma'], [3]] },
  ]);
  expect(await readSheet(await blob.arrayBuffer(), 'Druga')).toEqual([['Suma'], [3]]);
  expect(await readSheet(await blob.arrayBuffer())).toEqual([
    ['Gracz', 'Wynik'],
    ['Żółć; "Łoś"', 12.5],
    ['=1+1', null],
    ['-2760', -2760.25],
  ]);
});

test('[FIL-3] the name of a file has words with hyphens', () => {
  expect(fileName(['Wyniki', 'LOG-2A / zima', 'nr 3'], 'xlsx')).toBe('wyniki-log-2a-zima-nr-3.xlsx');
});

test('[FIL-4] a QR code has its three corners and an edge around them', () => {
  render(<QrCode text="https://gra.example/#login=zofia.lecka&code=MBJZ-PJVX" label="Kod: Zofia Łęcka" />);
  const code = screen.getByRole('img', { name: 'Kod: Zofia Łęcka' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const dots = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const corner of [`M2 2h`, `M${String(size - 3)} 2h`, `M2 ${String(size - 3)}h`]) expect(dots).toContain(corner);
  expect(dots).not.toMatch(/M[01] /u);
});

import { accepted, refused } from '@fracht/engine';
import { expect, test } from 'vitest';
import { readPeople } from '../commands/read-people.ts';
import { parseSheets } from './parse-sheets.ts';
import type { SheetsReader } from './read-in-thread.ts';

/** Parses a file in this thread. */
const here: SheetsReader = async (file) => {
  const parsed = await parseSheets(file);
  return 'fault' in parsed ? refused(parsed.fault) : accepted(parsed.sheets);
};

/** The lists of a text: for each its class and the surnames of its people, first the one that is taken. */
async function listsIn(...rows: readonly string[]) {
  const read = (layout: Parameters<typeof readPeople>[1]['layout']) =>
    readPeople(rows.join('\n'), { layout, ask: false }, here);
  const first = await read(undefined);
  const all = [first];
  for (const other of first.file.others) all.push(await read(other));
  return all.map(({ rows: people, file }) => [file.group, people.map(({ row, last_name }) => `${row} ${last_name}`)]);
}

test.each([
  [
    'behind a blank column',
    ['2A;;;2B;', 'Nazwisko;Imię;;Nazwisko;Imię', 'Nowak;Julia;;Kos;Jan', 'Lis;Ewa;;;'],
    [
      ['2A', ['3 Nowak', '4 Lis']],
      ['2B', ['3 Kos']],
    ],
  ],
  [
    'of whole names',
    ['Klasa 2A;Klasa 2B', 'Nazwisko i imię;Nazwisko i imię', 'Nowak Julia;Kos Jan', 'Lis Ewa;'],
    [
      ['2A', ['3 Nowak', '4 Lis']],
      ['2B', ['3 Kos']],
    ],
  ],
  [
    'without headings',
    ['2A;2B', 'Nowak Julia;Kos Jan', 'Lis Ewa;Żuk Ola', 'Bąk Adam;'],
    [
      ['2A', ['2 Nowak', '3 Lis', '4 Bąk']],
      ['2B', ['2 Kos', '3 Żuk']],
    ],
  ],
  [
    'that are the halves of one class',
    ['Klasa 2A', 'Lp.;Nazwisko i imię;Lp.;Nazwisko i imię', '1;Nowak Julia;3;Kos Jan', '2;Lis Ewa;;'],
    [
      ['2A', ['3 Nowak', '4 Lis']],
      ['2A', ['3 Kos']],
    ],
  ],
  [
    'three of them',
    ['2A;;2B;;2C', 'Uczeń;;Uczeń;;Uczeń', 'Nowak Julia;;Kos Jan;;Żuk Ola', 'Lis Ewa;;;;'],
    [
      ['2A', ['3 Nowak', '4 Lis']],
      ['2B', ['3 Kos']],
      ['2C', ['3 Żuk']],
    ],
  ],
])('[PPL-8] lists side by side on one sheet are told as lists of their own: %s', async (_name, rows, lists) => {
  expect(await listsIn(...rows)).toEqual(lists);
});

test.each([[['Nazwisko;;Imię', 'Nowak;;Julia', 'Lis;;Ewa']], [['Nazwisko;Imię', 'Nowak;Julia;2A', 'Lis;Ewa;2A']]])(
  '[PPL-8] the first person stays beside a column without a heading: %j',
  async (rows) => {
    expect(await listsIn(...rows)).toEqual([['', ['2 Nowak', '3 Lis']]]);
  },
);

test('[PPL-8] such lists have a name each', async () => {
  expect(await parseSheets('Klasa 2A;;Klasa 2B\nUczeń;;Uczeń\nNowak Julia;;Kos Jan')).toMatchObject({
    sheets: [{ name: '2A' }, { name: '2B' }],
  });
  expect(await parseSheets('Uczeń;;Uczeń\nNowak Julia;;Kos Jan')).toMatchObject({
    sheets: [{ name: '(1)' }, { name: '(2)' }],
  });
});

test.each([
  [['Uczeń;Rodzic;E-mail', 'Nowak Julia;Nowak Maria;julia@zsl.test']],
  [['Dane ucznia;;Dane rodzica;', 'Nazwisko;Imię;Nazwisko;Imię', 'Nowak;Julia;Nowak;Maria']],
  [['Nazwisko;Imię;;Nazwisko matki;Imię matki', 'Nowak;Julia;;Nowak;Maria']],
  [['Lp.;;Nazwisko i imię;;E-mail', '1;;Nowak Julia;;julia@zsl.test']],
])('[PPL-8] columns about others, or apart, are no list beside it: %j', async (rows) => {
  expect(await listsIn(...rows)).toEqual([['', [`${rows.length} Nowak`]]]);
});

test.each([
  [['Nazwisko;Imię;Klasa;Nazwisko;Imię', 'Nowak;Julia;2A;Nowak;Maria']],
  [['Nowak Julia;Nowak Maria;julia@zsl.test', 'Lis Ewa;Lis Anna;ewa@zsl.test']],
])('[PPL-9] whose the names of two columns are, is asked if they are not two lists: %j', async (rows) => {
  const { file } = await readPeople(rows.join('\n'), { layout: undefined, ask: true }, here);
  expect(file.isSure).toBe(false);
});

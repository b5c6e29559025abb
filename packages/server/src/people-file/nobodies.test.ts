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

const read = (...rows: readonly string[]) => readPeople(rows.join('\n'), { layout: undefined, ask: false }, here);

const APART = ['Nazwisko;Imię;E-mail', 'Kos;Jan;jan@zsl.test', 'Lis;Ewa;ewa@zsl.test'];
const WHOLE = ['Nazwisko i imię', 'Kos Jan', 'Lis Ewa'];

test.each([
  [APART, ';Wychowawca: Jan Kowal'],
  [APART, 'Wychowawca: Jan Kowal;;j.kowal@zsl.test'],
  [APART, 'Wychowawczyni;Anna Kos'],
  [APART, 'Dyrektor Anna Kos'],
  [APART, 'Razem;2'],
  [APART, 'Kobiety;1'],
  [APART, 'Mężczyźni;1'],
  [APART, 'Kos;12'],
  [WHOLE, 'Wychowawca: Jan Kowal'],
  [WHOLE, 'Wychowawczyni Anna Kos'],
  [WHOLE, 'Sporządziła: Anna Kos'],
  [WHOLE, 'Sporządził Jan Kos'],
  [WHOLE, 'Dyrektor: Jan Kowal'],
  [WHOLE, 'Dyrektor Jan Kowal'],
  [WHOLE, 'Dziewczęta: 2, chłopcy: 1'],
  [WHOLE, 'w tym dziewcząt 2'],
  [WHOLE, 'Chłopców 1'],
])('[PPL-8] a footer of a list is nobody, whoever is named in it: %#', async (list, footer) => {
  const { rows, file } = await read(...list, footer);
  expect(rows.map(({ last_name }) => last_name)).toEqual(['Kos', 'Lis']);
  expect(file.leftOut).toMatchObject([{ row: 4 }]);
});

test.each([
  [APART, 'Dyrektor;Jan;d@zsl.test'],
  [APART, 'Kobieta;Anna;k@zsl.test'],
  [APART, 'Chłopek;Anna;c@zsl.test'],
  [WHOLE, 'Dyrektor Jan'],
  [WHOLE, 'Razem Anna'],
])('[PPL-8] whoever has a surname like that stays on the list: %#', async (list, row) => {
  expect((await read(...list, row)).rows).toHaveLength(3);
});

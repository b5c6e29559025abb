import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { peopleOf } from './people-of.ts';
import { readTable } from './read-table.ts';

const FOLDER = fileURLToPath(new URL('../../test/people-files', import.meta.url));
const FILES = readdirSync(FOLDER);
const PEOPLE = [
  { email: 'lucja@szkola.test', first_name: 'Łucja', last_name: 'Żółć-Śliwa', group: 'Spedycja 3B' },
  { email: 'oskar@szkola.test', first_name: 'Oskar', last_name: 'Ćwikła', group: 'Spedycja 3B' },
  { email: 'ewa@szkola.test', first_name: 'Ewa', last_name: 'Nęcka', group: '' },
];

/** Rows of the people where they are not 2, 3 and 4. */
const ROWS: Readonly<Record<string, readonly number[]>> = {
  '17-blank-lines.csv': [4, 6, 8],
  '19-sep-line.csv': [3, 4, 5],
  '24-workbook-blank-rows.xlsx': [3, 5, 6],
};

async function read(file: string | Uint8Array) {
  const table = await readTable(file);
  return table === null ? null : peopleOf(table);
}

test('there are 24 sample files', () => {
  expect(FILES).toHaveLength(24);
});

test.each(FILES)('%s holds the same three people', async (name) => {
  const people = await read(readFileSync(join(FOLDER, name)));
  expect(people?.map(({ row: _row, email, ...person }) => ({ ...person, email: email.toLowerCase() }))).toEqual(
    PEOPLE.map(({ email, ...person }) => ({ ...person, email })),
  );
  expect(people?.map(({ row }) => row)).toEqual(ROWS[name] ?? [2, 3, 4]);
});

test.each([
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0])],
  ['an archive that is no workbook', Buffer.from('PK\u0003\u0004nic')],
])('%s is not read', async (_name, file) => {
  expect(await read(file)).toBeNull();
});

test.each(['', 'imie;nazwisko\nEwa;Lis', 'a,b,c\n1,2,3'])(
  'without its headings a table holds nobody: %j',
  async (text) => {
    expect(await read(text)).toBeNull();
  },
);

test('a workbook that unpacks to more than it should is not unpacked', async () => {
  const workbook = readFileSync(join(FOLDER, '22-workbook.xlsx'));
  const bomb = Buffer.from(workbook);
  const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002'));
  bomb.writeUInt32LE(200_000_000, entry + 24);
  expect(await read(bomb)).toBeNull();
});

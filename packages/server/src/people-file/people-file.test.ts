import { strToU8, zipSync } from 'fflate';
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

const OFFICE = 'http://schemas.openxmlformats.org';

/** A workbook of a kilobyte with its headings and one more cell, wherever that is. */
function workbookWith(cell: string): Uint8Array {
  const sheet = (rows: string) =>
    `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const headings = ['e-mail', 'imie', 'nazwisko'].map((heading, index) => text(`${'ABC'.charAt(index)}1`, heading));
  const rows = `<row r="1">${headings.join('')}</row><row r="${cell.replace(/\D+/u, '')}">${text(cell, 'ewa@szkola.test')}</row>`;
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet(rows),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
}

test('a workbook with a cell at the end of the world is not read, and takes nobody along', async () => {
  expect(await read(workbookWith('A2'))).toMatchObject([{ row: 2, email: 'ewa@szkola.test' }]);
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 10);
  expect(await read(workbookWith('XFD1048576'))).toBeNull();
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(5);
});

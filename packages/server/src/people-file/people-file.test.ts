import { strToU8, zipSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ColumnKind, FieldCode } from '@fracht/protocol';
import { readPeople } from '../commands/read-people.ts';
import { AppError } from '../errors.ts';
import { accepted, refused } from '@fracht/engine';
import { classIn } from './class-name.ts';
import { parseSheets } from './parse-sheets.ts';
import { partedName } from './person-name.ts';
import type { SheetsReader } from './read-in-thread.ts';

const FOLDER = fileURLToPath(new URL('../../test/people-files', import.meta.url));
const FILES = readdirSync(FOLDER);
const PEOPLE = [
  { email: 'lucja@szkola.test', first_name: 'Łucja', last_name: 'Żółć-Śliwa', group: 'Spedycja 3B' },
  { email: 'oskar@szkola.test', first_name: 'Oskar', last_name: 'Ćwikła', group: 'Spedycja 3B' },
  { email: 'ewa@szkola.test', first_name: 'Ewa', last_name: 'Nęcka', group: '' },
];
const IN_3B = ['Spedycja 3B', 'Spedycja 3B', 'Spedycja 3B'];

/** What a file holds if it differs from the default: people in rows 2, 3 and 4, all with groups or all without, all with e-mails or all without. */
type Sample = {
  readonly rows?: readonly number[];
  readonly groups?: readonly string[];
  readonly isWithoutEmails?: true;
};
const WITH_GROUPS = /^(?:0\d|1\d|2[0-4])-/u;
const SAMPLES: Readonly<Record<string, Sample>> = {
  '17-blank-lines.csv': { rows: [4, 6, 8] },
  '19-sep-line.csv': { rows: [3, 4, 5] },
  '24-workbook-blank-rows.xlsx': { rows: [3, 5, 6] },
  '25-title-rows-merged.xlsx': { rows: [5, 6, 7] },
  '26-heading-on-two-rows.xlsx': { rows: [3, 4, 5] },
  '27-on-the-second-sheet.xlsx': {},
  '28-surname-and-name-in-one.xlsx': {},
  '29-name-and-surname-in-one.csv': {},
  '30-pupil-surname-first.csv': {},
  '31-pupil-name-first.csv': {},
  '32-no-heading.csv': { rows: [1, 2, 3] },
  '33-no-heading-whole-names.txt': { rows: [1, 2, 3], isWithoutEmails: true },
  '34-no-emails.xlsx': { isWithoutEmails: true },
  '35-blank-columns-and-rows.xlsx': { rows: [5, 7, 8] },
  '36-register-with-pesel.xlsx': { rows: [5, 6, 7] },
  '37-vulcan-like.csv': { groups: IN_3B },
  '38-librus-like.csv': { rows: [5, 6, 7] },
  '39-capital-surnames.csv': {},
  '40-pipe.csv': {},
  '41-utf-16-be.txt': {},
  '42-comma-in-the-name.csv': {},
  '43-libreoffice.ods': { rows: [5, 6, 7] },
  '44-with-macros.xlsm': {},
  '45-heading-said-again.csv': { rows: [2, 3, 5] },
};

/** Files that are no list, and the code with which they are refused. */
const REFUSED: Readonly<Record<string, FieldCode>> = {
  '60-old-workbook.xls': 'FILE_XLS',
  '61-password.xlsx': 'FILE_LOCKED',
  '62-old-document.doc': 'FILE_DOCUMENT',
  '63-page-as-workbook.xls': 'FILE_HTML',
  '64-xml-as-workbook.xls': 'FILE_HTML',
  '65-printed.pdf': 'FILE_PDF',
  '66-document.docx': 'FILE_DOCUMENT',
  '67-document.rtf': 'FILE_DOCUMENT',
  '68-photo.jpg': 'FILE_PICTURE',
  '69-packed.zip': 'FILE_ARCHIVE',
  '70-cut.xlsx': 'FILE_DAMAGED',
  '71-no-bytes.csv': 'FILE_BLANK',
  '72-blanks-alone.csv': 'FILE_BLANK',
  '73-empty-workbook.xlsx': 'FILE_EMPTY',
  '74-headings-alone.xlsx': 'FILE_EMPTY',
  '75-password.ods': 'FILE_LOCKED',
  '76-document.odt': 'FILE_DOCUMENT',
  '77-binary-workbook.xlsb': 'FILE_XLS',
  '78-unknown.bin': 'FILE_FORMAT',
};

/** Files that are probably lists, with the guess for their columns. */
const ASKED: Readonly<Record<string, readonly ColumnKind[]>> = {
  '46-heading-against-content.csv': ['last_first', 'email'],
  '47-unknown-names.csv': ['first_last'],
  '48-numbers-alone.csv': ['none', 'none'],
};

const sample = (name: string) => readFileSync(join(FOLDER, name));
const ASK = { layout: undefined, ask: true };
const DO_NOT_ASK = { layout: undefined, ask: false };

/** Parses a file in this thread: for samples, each of which would have to wait for its own thread. */
const here: SheetsReader = async (file) => {
  const parsed = await parseSheets(file);
  return 'fault' in parsed ? refused(parsed.fault) : accepted(parsed.sheets);
};

/** The people of a file that is read without a layout, or why it is refused. */
async function read(file: string | Uint8Array, readFile?: SheetsReader) {
  return readPeople(file, DO_NOT_ASK, readFile).then(({ rows }) => rows, faultOf);
}

function faultOf(error: unknown): FieldCode | undefined {
  if (!(error instanceof AppError)) throw error;
  return error.fields?.['file']?.[0]?.code;
}

test('[PPL-8] every sample file is told here', () => {
  const told = [...Object.keys(SAMPLES), ...Object.keys(REFUSED), ...Object.keys(ASKED)];
  expect(FILES.filter((name) => !WITH_GROUPS.test(name) && !told.includes(name))).toEqual([]);
  expect(told.filter((name) => !FILES.includes(name))).toEqual([]);
});

const LISTS = FILES.filter((name) => !(name in REFUSED) && !(name in ASKED));

test.each(LISTS)('[PPL-8] %s holds the same three people', async (name) => {
  const { rows: numbers = [2, 3, 4], groups, isWithoutEmails } = SAMPLES[name] ?? {};
  const isGrouped = WITH_GROUPS.test(name);
  const { rows, file } = await readPeople(sample(name), DO_NOT_ASK, here);
  expect(rows.map(({ email, last_name, ...person }) => ({ ...person, email: email.toLowerCase(), last_name }))).toEqual(
    PEOPLE.map(({ email, last_name, group, ...person }, index) => ({
      ...person,
      row: numbers[index],
      email: isWithoutEmails ? '' : email,
      code: isWithoutEmails === true,
      group: groups?.[index] ?? (isGrouped ? group : ''),
      last_name: name.startsWith('39-') ? last_name.toUpperCase() : last_name,
    })),
  );
  expect(file.isSure).toBe(true);
});

test.each(Object.entries(REFUSED))('[PPL-9] %s is refused with %s, asked or not', async (name, code) => {
  expect(await read(sample(name), here)).toBe(code);
  expect(await readPeople(sample(name), ASK, here).catch(faultOf)).toBe(code);
});

test.each(Object.entries(ASKED))(
  '[PPL-9] %s is not taken by itself; whoever wants to be asked sees a guess: %j',
  async (name, columns) => {
    expect(await read(sample(name), here)).toBe('COLUMNS_MISSING');
    const { file } = await readPeople(sample(name), ASK, here);
    expect(file).toMatchObject({ isSure: false, columns });
  },
);

test('[PPL-9] who says which column is which is believed', async () => {
  const layout = { sheet: 0, from: 2, columns: ['first_last' as const, 'none' as const] };
  const { rows, file } = await readPeople(sample('46-heading-against-content.csv'), { layout, ask: false });
  expect(rows[0]).toMatchObject({ first_name: 'Żółć-Śliwa', last_name: 'Łucja', email: '', code: true });
  expect(file.isSure).toBe(true);
  for (const wrong of [
    { ...layout, sheet: 7 },
    { ...layout, columns: ['email' as const] },
  ])
    expect(
      await readPeople(sample('46-heading-against-content.csv'), { layout: wrong, ask: false }).catch(faultOf),
    ).toBe('COLUMNS_MISSING');
});

test('[PPL-8] what is read of a file: its sheets, rows round the first person, the class of its title, rows that are nobody', async () => {
  const { file } = await readPeople(sample('36-register-with-pesel.xlsx'), ASK);
  expect(file).toMatchObject({ sheets: ['Uczniowie'], sheet: 0, from: 5, group: '3B' });
  expect(file.top.map(({ row }) => row)).toEqual([1, 2, 4, 5, 6, 7, 8]);
  expect(file.leftOut).toEqual([{ row: 8, text: 'Wygenerowano: 23.11.2026, 8:00' }]);
  expect(JSON.stringify(file)).not.toMatch(/\d{11}/u);
});

test.each([
  ['Lista uczniów klasy 3B, rok szkolny 2026/2027', '3B'],
  ['Klasa: 2 TL', '2 TL'],
  ['Oddział 1LOG', '1LOG'],
  ['grupa „Spedycja”', 'Spedycja'],
  ['IV a', 'IV a'],
  ['Lista uczniów klasy 2 LOG A', '2 LOG A'],
  ['Lista uczniów oddziału 2 LOG-a', '2 LOG-a'],
  ['Klasa 1 TL a', '1 TL a'],
  ['Klasa 2 LOG A w roku szkolnym 2026/2027', '2 LOG A'],
  ['KLASA 3B ROK SZKOLNY 2026/2027', '3B'],
  ['Oddział: 4 TS, wychowawca Jan Kos', '4 TS'],
  ['grupa Spedycja 3B', 'Spedycja 3B'],
  ['2 LOG-a', '2 LOG-a'],
  ['2 LOG A', '2 LOG A'],
  ['Klasa 3 LOG/SPED', '3 LOG/SPED'],
  ['Grupa Spedycja 1', 'Spedycja 1'],
  ['Klasa 2 tl log', '2 tl log'],
  ['Klasa 2 logistyk A', '2 logistyk A'],
  ['KLASA 2 TECHNIK LOGISTYK', '2 TECHNIK LOGISTYK'],
  ['KLASA 2 TECHNIK LOGISTYK ROK SZKOLNY 2026/2027', '2 TECHNIK LOGISTYK'],
  ['Klasa 2 TL wychowawczyni Anna Kos', '2 TL'],
  ['Klasa 3B 24 uczniów', '3B'],
  ['2 LOGISTYK A', '2 LOGISTYK A'],
  ['2a TL', '2a TL'],
  ['2 b (technik spedytor)', '2 b'],
  ['2T/SPED', '2T/SPED'],
  ['gr. 1', '1'],
  ['1 NOWAK EWA', ''],
  ['1 Lis Ewa', ''],
  ['2 Kowalska A', ''],
  ['Iza', ''],
  ['klasyfikacja roczna', ''],
  ['Lista uczniów', ''],
  ['Arkusz1', ''],
  ['Klasa: uczniowie', ''],
])('[PPL-8] the class of a title: %s', (title, name) => {
  expect(classIn([title])).toBe(name);
});

test.each([
  ['Nowak Anna Maria', 'last_first', 'Anna Maria', 'Nowak'],
  ['Nowak - Kowalska Anna', 'last_first', 'Anna', 'Nowak-Kowalska'],
  ['Nowak Kowalska Anna', 'last_first', 'Anna', 'Nowak Kowalska'],
  ['Anna Maria Nowak', 'first_last', 'Anna Maria', 'Nowak'],
  ['Anna von Nowak', 'first_last', 'Anna', 'von Nowak'],
  ['Adam Daniel', 'first_last', 'Adam', 'Daniel'],
  ['7. Lis Ewa', 'last_first', 'Ewa', 'Lis'],
  ['de la Cruz, Xochitl', 'last_first', 'Xochitl', 'de la Cruz'],
  ['Nowak', 'last_first', '', 'Nowak'],
] as const)('%s, %s', (text, order, first_name, last_name) => {
  expect(partedName(text, order)).toEqual({ first_name, last_name });
});

test('[PPL-8] a person whose surname looks like a remark stays on the list', async () => {
  const file = 'Imię;Nazwisko\nEwa;Suma\nXochitl;Lista\nJan;Stanek\n;Razem 3';
  expect(await read(file)).toMatchObject([{ last_name: 'Suma' }, { last_name: 'Lista' }, { last_name: 'Stanek' }]);
});

test('[PPL-8] columns of a parent, or of a second first name, are nobody’s of the pupil', async () => {
  const file = 'Nazwisko ucznia;Drugie imię;Imię ucznia;E-mail rodzica;Imię matki\nLis;Anna;Ewa;mama@dom.test;Maria';
  expect(await read(file)).toEqual([{ row: 2, first_name: 'Ewa', last_name: 'Lis', email: '', group: '', code: true }]);
});

test.each(['', 'a,b,c\n1,2,3'])('[PPL-9] a text without names is no list: %j', async (text) => {
  expect(await read(text)).toMatch(/^(?:FILE_BLANK|COLUMNS_MISSING)$/u);
});

test('[PPL-13] a workbook that unpacks to more than it should is not unpacked', async () => {
  const workbook = sample('22-workbook.xlsx');
  const bomb = Buffer.from(workbook);
  const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002'));
  bomb.writeUInt32LE(200_000_000, entry + 24);
  expect(await read(bomb)).toBe('FILE_HEAVY');
});

test.each([
  [
    'rows',
    `<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>Ewa Lis</text:p></table:table-cell></table:table-row>`,
  ],
  ['sheets', '</table:table><table:table table:name="A">'],
])('[PPL-13] an ods that repeats its %s without end takes no more than its share', async (_name, part) => {
  const content = `<office:spreadsheet><table:table table:name="A">${part.repeat(60_000)}</table:table></office:spreadsheet>`;
  const bomb = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(content),
  });
  expect(await read(bomb)).toMatch(/^(?:ROWS_TOO_MANY|FILE_EMPTY|FILE_HEAVY)$/u);
});

/** An archive of 108 bytes that claims to list four billion entries. */
function archiveOfEntries(): Uint8Array {
  const archive = Buffer.from(
    'UEsDBAAAAABQSwYGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMDGLQAAAAAAAAAAAAAAAABsAAAAAAAAAAAAUEsGBwAAAAAIAAAAAAAAAAAAAABQSwUGAAAAAAEAAAAAAAAAAAAAAAAA',
    'base64',
  );
  archive.writeUInt32LE(0xff_ff_ff_ff, 40);
  return archive;
}

test('[PPL-13] an archive that claims more entries than it has bytes for is refused at once', async () => {
  const before = process.threadCpuUsage();
  expect(await read(archiveOfEntries(), here)).toBe('FILE_DAMAGED');
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
  expect(await read(archiveOfEntries())).toBe('FILE_DAMAGED');
});

const OFFICE = 'http://schemas.openxmlformats.org';

/** A workbook of one kilobyte with headings and one more cell at any position. */
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

test('[PPL-13] a workbook with a cell at the end of the world is not read, and takes nobody along', async () => {
  expect(await read(workbookWith('A2'))).toMatchObject([{ row: 2, email: 'ewa@szkola.test' }]);
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 10);
  expect(await read(workbookWith('XFD1048576'))).toBe('FILE_HEAVY');
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(5);
});

const MIB5 = 5 * 1_048_576;
const filled = (part: string) => part.repeat(Math.floor(MIB5 / part.length));

test.each([
  ['cells of one row', filled('a;')],
  ['rows', filled('a\n')],
  ['names in rows', filled('Anna Kos\n')],
  ['quoted rows', filled('"a\n')],
  ['separators', filled('";,\t|')],
  ['rows of a hundred names', filled(`${'Ewa Lis;'.repeat(100)}\n`)],
  ['rows of as many names as may be', filled(`${'Ewa Lis;'.repeat(49)}\n`)],
  ['blanks', `Ewa${filled(' ')}Lis`],
])('[PPL-13] a text of 5 MiB of %s holds nobody up for long', async (_name, text) => {
  const before = process.threadCpuUsage();
  const code = await readPeople(new TextEncoder().encode(text), ASK).then(() => null, faultOf);
  const { user, system } = process.threadCpuUsage(before);
  expect([null, 'FILE_EMPTY', 'FILE_HEAVY', 'ROWS_TOO_MANY', 'COLUMNS_MISSING']).toContain(code);
  // Parsed in the thread of the games, the first of them took 13 seconds. Processor time, since elapsed time is longer on a busy machine.
  expect((user + system) / 1_000_000).toBeLessThan(1);
});

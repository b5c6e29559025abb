import { strToU8, zipSync } from 'fflate';
import { accepted, refused } from '@fracht/engine';
import { expect, test } from 'vitest';
import { readPeople } from '../commands/read-people.ts';
import { AppError } from '../errors.ts';
import { parseSheets } from './parse-sheets.ts';
import type { SheetsReader } from './read-in-thread.ts';
import { sheetPeople } from './sheet-people.ts';

const ASK = { layout: undefined, ask: true };
const DO_NOT_ASK = { layout: undefined, ask: false };

/** Parses a file in this thread. */
const here: SheetsReader = async (file) => {
  const parsed = await parseSheets(file);
  return 'fault' in parsed ? refused(parsed.fault) : accepted(parsed.sheets);
};

const read = (file: string | Uint8Array) => readPeople(file, DO_NOT_ASK, here);
const lines = (...rows: readonly string[]) => rows.join('\r\n');
const namesIn = ({ rows }: Awaited<ReturnType<typeof readPeople>>) =>
  rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
const groupsIn = ({ rows }: Awaited<ReturnType<typeof readPeople>>) => rows.map(({ group }) => group);

/** The Polish letters, with their bytes in ISO-8859-2 and in Windows-1250. */
const LATIN_2 = {
  letters: 'ĄąĆćĘęŁłŃńÓóŚśŹźŻż',
  iso: 'a1b1c6e6caeaa3b3d1f1d3f3a6b6acbcafbf',
  windows: 'a5b9c6e6caeaa3b3d1f1d3f38c9c8f9fafbf',
} as const;

function encoded(text: string, as: 'iso' | 'windows'): Uint8Array {
  const bytes = Buffer.from(LATIN_2[as], 'hex');
  return Uint8Array.from(Array.from(text), (sign) => bytes[LATIN_2.letters.indexOf(sign)] ?? sign.charCodeAt(0));
}

const REGISTER = lines(
  'Imię;Nazwisko',
  'Łucja;Źrebiec',
  'Stanisława;Gąsior',
  'Świętosława;Żółć',
  'Jaś;Śliwa',
  'Ewa;Kuźma',
);

test.each(['iso', 'windows'] as const)(
  '[PPL-8] a register of old machines is read in its own letters: %s',
  async (as) => {
    expect(namesIn(await read(encoded(REGISTER, as)))).toEqual([
      'Łucja Źrebiec',
      'Stanisława Gąsior',
      'Świętosława Żółć',
      'Jaś Śliwa',
      'Ewa Kuźma',
    ]);
  },
);

test('[PPL-9] names of which it cannot be told in what letters they are written are asked about', async () => {
  const mixed = Buffer.concat([
    encoded(lines('Imię;Nazwisko', 'Jaś;Kos', ''), 'iso'),
    encoded(lines('Jaś;Lis', 'Ewa;Kos'), 'windows'),
  ]);
  await expect(read(mixed)).rejects.toBeInstanceOf(AppError);
  expect((await readPeople(mixed, ASK, here)).file).toMatchObject({
    isSure: false,
    columns: ['first_name', 'last_name'],
  });
});

test.each([
  [
    'of the admin centre of Microsoft 365',
    lines(
      'Block credential,Display name,First name,Last name,AlternateEmailAddresses,User principal name',
      'False,Julia Nowak,Julia,Nowak,,julia@zsl.test',
      'False,Hanna Żółć,Hanna,Żółć,mama@dom.test,hanna@zsl.test',
    ),
  ],
  [
    'of the same in Polish',
    lines(
      'Nazwa wyświetlana;Imię;Nazwisko;Nazwa główna użytkownika',
      'Julia Nowak;Julia;Nowak;julia@zsl.test',
      'Hanna Żółć;Hanna;Żółć;hanna@zsl.test',
    ),
  ],
  [
    'of a register with logins',
    lines('Imię;Nazwisko;Login Office 365', 'Julia;Nowak;julia@zsl.test', 'Hanna;Żółć;hanna@zsl.test'),
  ],
  [
    'of a register whose column of e-mails is blank',
    lines('Imię;Nazwisko;E-mail;Login', 'Julia;Nowak;;julia@zsl.test', 'Hanna;Żółć;;hanna@zsl.test'),
  ],
])('[PPL-8] the addresses %s are e-mails', async (_name, file) => {
  const { rows } = await read(file);
  expect(rows).toMatchObject([
    { first_name: 'Julia', last_name: 'Nowak', email: 'julia@zsl.test', code: false },
    { first_name: 'Hanna', last_name: 'Żółć', email: 'hanna@zsl.test', code: false },
  ]);
});

test.each([
  ['Nazwisko i imię;E-mail mamy;E-mail ucznia', 'Nowak Julia;mama@dom.test;julia@zsl.test'],
  ['Nazwisko i imię;E-mail taty;Mail babci;Adres e-mail', 'Nowak Julia;tata@dom.test;babcia@dom.test;julia@zsl.test'],
  [
    'Nazwisko i imię;Ojciec e-mail;E-mail przedstawiciela prawnego;E-mail',
    'Nowak Julia;o@dom.test;p@dom.test;julia@zsl.test',
  ],
  ['Nazwisko i imię;E-mail;E-mail szkolny', 'Nowak Julia;nowak@dom.test;julia@zsl.test'],
  ['Nazwisko i imię;E-mail;Login Office 365', 'Nowak Julia;nowak@dom.test;julia@zsl.test'],
  ['Nazwisko i imię;E-mail;Nazwa główna użytkownika', 'Nowak Julia;julia@zsl.test;Julia@zsl.test'],
])('[PPL-8] of several columns of addresses the pupil’s own is taken: %s', async (headings, row) => {
  const { rows, file } = await read(lines(headings, row));
  expect(rows.map(({ email }) => email.toLowerCase())).toEqual(['julia@zsl.test']);
  expect(file.isSure).toBe(true);
});

test('[PPL-8] a column of e-mails that is nearly empty gives way to one full of addresses', async () => {
  const file = lines(
    'Nazwisko i imię;E-mail;Login Office 365',
    'Nowak Julia;nowak@dom.test;julia@zsl.test',
    'Kos Jan;;jan@zsl.test',
    'Lis Ewa;;ewa@zsl.test',
  );
  expect((await read(file)).rows.map(({ email }) => email)).toEqual(['julia@zsl.test', 'jan@zsl.test', 'ewa@zsl.test']);
});

test.each([
  ['Nazwisko i imię;E-mail 1;E-mail 2', ['last_first', 'email', 'none']],
  ['Nazwisko i imię;E-mail ucznia;Login Office 365', ['last_first', 'email', 'none']],
  ['Nazwisko i imię;E-mail;Uwagi', ['last_first', 'email', 'none']],
  ['', ['last_first', 'email', 'none']],
])('[PPL-9] whose addresses of two columns are to be taken is asked: %s', async (headings, columns) => {
  const file = lines(headings, 'Nowak Julia;nowak@dom.test;julia@zsl.test', 'Lis Ewa;lis@dom.test;ewa@zsl.test');
  await expect(read(file)).rejects.toBeInstanceOf(AppError);
  expect((await readPeople(file, ASK, here)).file).toMatchObject({ isSure: false, columns });
});

test('[PPL-9] a column for the school’s addresses that is nearly empty is not left out without a question', async () => {
  const file = lines(
    'Nazwisko i imię;E-mail;E-mail szkolny',
    'Nowak Julia;n@dom.test;j@zsl.test',
    'Kos Jan;k@dom.test;',
    'Lis Ewa;l@dom.test;',
  );
  await expect(read(file)).rejects.toBeInstanceOf(AppError);
});

test('[PPL-9] addresses below a heading that does not say whose they are, are offered as e-mails', async () => {
  const file = lines('Imię;Nazwisko;Kontakt', 'Julia;Nowak;nowak@dom.test', 'Hanna;Żółć;zolc@dom.test');
  await expect(read(file)).rejects.toBeInstanceOf(AppError);
  expect((await readPeople(file, ASK, here)).file).toMatchObject({
    isSure: false,
    columns: ['first_name', 'last_name', 'email'],
  });
});

test('[PPL-8] the rows of a grade book that are nobody are left out', async () => {
  const book = lines(
    'Student,ID,SIS Login ID,Section,Zad 1 (123)',
    '    Points Possible,,,,10',
    '"Nowak, Julia",100,julia@zsl.test,2A,8',
    '"Żółć, Hanna",103,hanna@zsl.test,2A,8',
    '"Student, Test",,,2A,',
  );
  const found = await read(book);
  expect(namesIn(found)).toEqual(['Julia Nowak', 'Hanna Żółć']);
  expect(found.file.leftOut.map(({ row }) => row)).toEqual([2, 5]);
});

test('[PPL-8] a class that stands between people is the group of those below it', async () => {
  const found = await read(
    lines(
      'Klasa 2A;;',
      'Lp.;Nazwisko;Imię',
      '1;Nowak;Julia',
      '2;Lis;Ewa',
      ';;',
      'Klasa 2 LOG-b;;',
      'Lp.;Nazwisko;Imię',
      '1;Kos;Jan',
      ';3C;',
      '1;Żuk;Ola',
      'Wychowawca klasy 3C: Adam Bąk;;',
    ),
  );
  expect(namesIn(found)).toEqual(['Julia Nowak', 'Ewa Lis', 'Jan Kos', 'Ola Żuk']);
  expect(groupsIn(found)).toEqual(['2A', '2A', '2 LOG-b', '3C']);
  expect(found.file.leftOut.map(({ row }) => row)).toEqual([7, 11]);
});

test.each([
  [
    ['Klasa 3 LOG/SPED', 'Klasa 3 LOG/TSL'],
    ['3 LOG/SPED', '3 LOG/TSL'],
  ],
  [
    ['2 LOGISTYK A', 'gr. 1'],
    ['2 LOGISTYK A', '1'],
  ],
  [
    ['Klasa 3B, spedytorzy', 'Klasa 3B, logistycy'],
    ['Klasa 3B, spedytorzy', 'Klasa 3B, logistycy'],
  ],
  [
    ['2 b (technik spedytor)', '2 b (technik logistyk)'],
    ['2 b (technik spedytor)', '2 b (technik logistyk)'],
  ],
  [
    ['Klasa 3B', 'Oddział: 3b'],
    ['3B', '3b'],
  ],
])('[PPL-8] two headings of different classes never become one: %j', async ([one, other], groups) => {
  for (const file of [
    lines(`${one};`, 'Nazwisko;Imię', 'Nowak;Julia', `${other};`, 'Lis;Ewa'),
    lines('Nazwisko;Imię', `${one};`, 'Nowak;Julia', `${other};`, 'Lis;Ewa'),
  ])
    expect(groupsIn(await read(file))).toEqual(groups);
});

test.each(['Kl.', 'Nazwa klasy', 'Oddziały', 'Gr.', 'Symbol oddziału'])(
  '[PPL-8] a column of classes is found by its heading: %s',
  async (heading) => {
    expect(
      groupsIn(await read(lines(`Nazwisko;Imię;${heading}`, 'Nowak;Julia;Spedycja', 'Lis;Ewa;2 LOGISTYK A'))),
    ).toEqual(['Spedycja', '2 LOGISTYK A']);
  },
);

test('[PPL-8] a list of one class has the class of its title as an offer alone', async () => {
  const found = await read(lines('Klasa 2A;', 'Nazwisko;Imię', 'Nowak;Julia', 'Razem klasa 2A;'));
  expect(groupsIn(found)).toEqual(['']);
  expect(found.file.group).toBe('2A');
});

/** What an ods file says it is. */
const ODS = 'application/vnd.oasis.opendocument.spreadsheet';
const OFFICE = 'http://schemas.openxmlformats.org';

type TestSheet = { readonly name: string; readonly rows: readonly (readonly string[])[]; readonly merged?: string };

/** An xlsx workbook of these sheets; `merged`: a merged range of cells, whose text is in its first one. */
function workbook(sheets: readonly TestSheet[]): Uint8Array {
  const cell = (text: string, place: string) =>
    text === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (cells: readonly string[], at: number) =>
    `<row r="${at + 1}">${cells.map((text, column) => cell(text, `${'ABCDE'.charAt(column)}${at + 1}`)).join('')}</row>`;
  const sheet = ({ rows, merged }: TestSheet) =>
    `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${rows.map(row).join('')}</sheetData>${merged === undefined ? '' : `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>`}</worksheet>`;
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((one, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet(one)])),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const MERGED = [
  ['Klasa', 'Nazwisko', 'Imię'],
  ['2A', 'Nowak', 'Julia'],
  ['', 'Lis', 'Ewa'],
  ['', 'Kos', 'Jan'],
  ['', 'Żuk', 'Ola'],
];

test('[PPL-8] a class in a merged cell is that of all its rows, of a blank one of none', async () => {
  const found = await read(workbook([{ name: 'Lista &amp; więcej', rows: MERGED, merged: 'A2:A4' }]));
  expect(groupsIn(found)).toEqual(['2A', '2A', '2A', '']);
});

test('[PPL-13] each merged cell is looked at once, however many there are and however many rows they lie over', () => {
  let looks = 0;
  const tall = Array.from({ length: 50 }, () => ({
    get column() {
      looks += 1;
      return 1;
    },
    from: 0,
    to: 1_048_575,
  }));
  const table = Array.from({ length: 40 }, () => ['', 'Lis', 'Ewa']);
  const columns = ['group', 'last_name', 'first_name'] as const;
  expect(sheetPeople({ name: '', table, tall }, { sheet: 0, from: 1, columns }).people).toHaveLength(40);
  expect(looks).toBe(tall.length);
});

test('[PPL-13] a workbook of too many merged cells is refused, and the name of a sheet is cut', async () => {
  const ods = (content: string) =>
    parseSheets(zipSync({ mimetype: strToU8(ODS), 'content.xml': strToU8(content) }, { level: 1 }));
  const merged = '<table:table-cell table:number-rows-spanned="9"/>'.repeat(5000);
  const sheet = `<table:table table:name="A"><table:table-row>${merged}</table:table-row></table:table>`;
  expect(await ods(sheet.repeat(51))).toEqual({ fault: 'FILE_HEAVY' });
  const named = await ods(`<table:table table:name="klasa${' '.repeat(300_000)}!"></table:table>`);
  expect(named).toMatchObject({ sheets: [{ name: 'klasa ' }] });
});

test('[PPL-13] runs of blanks count as one, and a file of more letters or rows than the lists of a school have is refused', async () => {
  const blanks = `Nazwisko i imię\nLis  Ewa\nklasa${' '.repeat(290)}!`;
  expect(await parseSheets(blanks)).toMatchObject({
    sheets: [{ table: [['Nazwisko i imię'], ['Lis Ewa'], ['klasa !']] }],
  });
  const long = `${'Aa '.repeat(99)}\n`.repeat(3400);
  expect(await parseSheets(long)).toEqual({ fault: 'FILE_HEAVY' });
  const sheets = Array.from({ length: 5 }, (_, index) => {
    const rows =
      '<table:table-row table:number-rows-repeated="4001"><table:table-cell><text:p>Lis</text:p></table:table-cell></table:table-row>';
    return `<table:table table:name="${index}">${rows}</table:table>`;
  });
  const file = zipSync({ mimetype: strToU8(ODS), 'content.xml': strToU8(sheets.join('')) });
  expect(await parseSheets(file)).toEqual({ fault: 'FILE_HEAVY' });
});

test('[PPL-13] of a workbook with very many sheets as many are taken as any school has', async () => {
  const file = workbook(Array.from({ length: 101 }, (_, index) => ({ name: `A${index}`, rows: [['Lis']] })));
  const parsed = await parseSheets(file);
  expect('sheets' in parsed ? parsed.sheets : []).toHaveLength(100);
});

test('[PPL-8] so it is in an ods', async () => {
  const cell = (text: string, attributes = '') =>
    `<table:table-cell${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
  const [heads = [], first = [], ...others] = MERGED;
  const rows = [
    row(heads.map((text) => cell(text)).join('')),
    row(first.map((text, at) => cell(text, at === 0 ? ' table:number-rows-spanned="3"' : '')).join('')),
    ...others.map(([, ...names]) => row(`<table:covered-table-cell/>${names.map((text) => cell(text)).join('')}`)),
  ];
  const file = zipSync({
    mimetype: strToU8(ODS),
    'content.xml': strToU8(
      `<office:spreadsheet><table:table table:name="A">${rows.join('')}</table:table></office:spreadsheet>`,
    ),
  });
  expect(groupsIn(await read(file))).toEqual(['2A', '2A', '2A', '']);
});

test('[PPL-8] other sheets with lists are told with their class and as they are to be read; one without a list is not', async () => {
  const list = (name: string, ...people: readonly string[]): TestSheet => ({
    name,
    rows: [['Nazwisko', 'Imię'], ...people.map((person) => person.split(' '))],
  });
  const file = workbook([
    list('2A', 'Nowak Julia', 'Lis Ewa'),
    list('2B', 'Kos Jan'),
    { name: 'Uwagi', rows: [['Lista jest z września']] },
  ]);
  const { file: found } = await read(file);
  expect(found).toMatchObject({ sheet: 0, group: '2A' });
  expect(found.others).toEqual([{ sheet: 1, from: 2, columns: ['last_name', 'first_name'], people: 1, group: '2B' }]);
  const [other] = found.others;
  const second = await readPeople(file, { layout: other, ask: false }, here);
  expect(namesIn(second)).toEqual(['Jan Kos']);
  expect(second.file.others).toMatchObject([{ sheet: 0, people: 2 }]);
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { type AskedCall, fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { importDraftOf, leftOver, missingGroups, wrongTable } from './import-rules.ts';
import { ImportScreen } from './import-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Row = ImportPayload['rows'][number];
type FileRead = NonNullable<ImportPayload['file']>;

const row = (number: number, more: Partial<Row> = {}): Row => ({
  row: number,
  code: false,
  first_name: 'Ewa',
  last_name: `Kos${String(number)}`,
  email: `ewa${String(number)}@szkola.example`,
  group: '',
  status: 'added',
  ...more,
});
const lacking = (number: number, group: string): Row =>
  row(number, { group, status: 'wrong', errors: { group: [`Nie ma grupy ${group}.`] } });

const READ: FileRead = {
  sheets: [''],
  sheet: 0,
  from: 2,
  columns: ['first_name', 'last_name', 'email'],
  isSure: true,
  top: [],
  group: '',
  leftOut: [],
  others: [],
};

function found(rows: readonly Row[], file?: Partial<FileRead>): ImportPayload {
  const count = (status: Row['status']) => rows.filter((one) => one.status === status).length;
  return {
    dryRun: true,
    added: count('added'),
    moved: count('moved'),
    skipped: count('skipped'),
    wrong: count('wrong'),
    rows: [...rows],
    ...(file === undefined ? {} : { file: { ...READ, ...file } }),
  };
}

const FILE = new File(['x'], 'klasy.xlsx');
const ADDRESSES = { url: 'https://gra.szkola.example', isLocal: false, isOpen: true, port: 8080, addresses: [] };

/** Shows the screen with a file that has been read; `later`: the server's answer to rows that are sent. */
async function showing(
  read: (asked: AskedCall) => ImportPayload,
  later: (rows: readonly Row[]) => ImportPayload,
  hasMail = true,
) {
  const groups: string[] = [];
  const asked = fakeServer({
    'GET group/get/': () => ({
      payload: groups.map((name) => ({ id: name, name, num_games: 0, games_played: 0, users: [] })),
    }),
    'GET server/addresses/': { payload: { ...ADDRESSES, hasMail } },
    'POST user/import/': (call) => {
      const { rows } = call.body;
      return { payload: rows === undefined ? read(call) : later(JSON.parse(rows)) };
    },
    'POST group/add/': ({ body }) => {
      groups.push(body['name'] ?? '');
      return { payload: { id: body['name'], name: body['name'], num_games: 0, games_played: 0, users: [] } };
    },
  });
  await showScreen(ImportScreen, '/panel/lecturer/students/import');
  await userEvent.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), FILE);
  await screen.findByText('klasy.xlsx');
  return { asked, groups };
}

const numbers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one).getAllByRole('cell')[0]?.textContent);

test('[CLS-4] all groups that are missing are made with one press, and the rows are put in order anew', async () => {
  const rows = [
    row(2),
    lacking(3, '1A'),
    lacking(4, '1B'),
    lacking(5, '1a'),
    row(6, { status: 'wrong', errors: { email: ['Zły.'] } }),
  ];
  const { groups } = await showing(
    () => found(rows),
    (sent) =>
      found(
        sent.map((one) =>
          one.group === '' ? (rows.find((known) => known.row === one.row) ?? one) : { ...one, status: 'added' },
        ),
      ),
  );
  expect(numbers()).toEqual(['3', '4', '5', '6', '2']);
  expect(await screen.findByText(/^Nie ma jeszcze 2\sgrup z\stego pliku:$/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Utwórz wszystkie 2\sgrupy$/u }));
  await waitFor(() => expect(numbers()).toEqual(['6', '2', '3', '4', '5']));
  expect(groups).toEqual(['1A', '1B']);
  expect(screen.queryByText(/^Nie ma jeszcze/u)).toBeNull();
});

test('[CLS-4] a group that exists is not missing, whatever else is wrong with its rows', () => {
  const draft = importDraftOf(found([lacking(2, '1A'), lacking(3, '2 b'), lacking(4, '2  B')]));
  const known = { id: 'g', name: '1a', num_games: 0, games_played: 0, users: [] };
  expect(missingGroups(draft, [known])).toEqual(['2 b']);
});

test('[CLS-8] a list on another sheet is told, and is added with one press; its rows are called by their sheet', async () => {
  const sheets = ['2A', '2B'];
  const others = [{ sheet: 1, from: 2, columns: READ.columns, people: 1, group: '2B' }];
  const layouts: unknown[] = [];
  const first = found([row(2)], { sheets, others });
  const second = found([row(2, { last_name: 'Bąk' })], {
    sheets,
    sheet: 1,
    group: '2B',
    leftOut: [{ row: 9, text: 'Razem' }],
  });
  const sent: Row[][] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('user/import')) return Promise.resolve(Response.json({ payload: [] }));
    if (init.body instanceof FormData) {
      const layout = init.body.get('layout');
      layouts.push(layout);
      return Promise.resolve(Response.json({ payload: layout === null ? first : second }));
    }
    const rows: Row[] = init.body instanceof URLSearchParams ? JSON.parse(init.body.get('rows') ?? '[]') : [];
    sent.push(rows);
    return Promise.resolve(Response.json({ payload: found(rows.map((one) => ({ ...one, status: 'added' }))) }));
  });
  await showScreen(ImportScreen, '/panel/lecturer/students/import');
  await userEvent.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), FILE);
  expect(await screen.findByText(/^W\spliku jest jeszcze lista „2B”: 1\sosoba\.$/u)).toBeDefined();
  expect(screen.getByText(/^1\swiersz, arkusz „2A”$/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Dołącz „2B”' }));
  expect(await screen.findByRole('textbox', { name: 'Nazwisko, wiersz 2B: 2' })).toHaveProperty('value', 'Bąk');
  expect(screen.getByRole('combobox', { name: 'Grupa, wiersz 2B: 2' })).toHaveProperty('value', '2B');
  expect(screen.getByText(/^2\swiersze, arkusze „2A”, „2B”$/u)).toBeDefined();
  expect(screen.getByText(/2B: 9. „Razem”/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dołącz „2B”' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  expect(layouts).toEqual([null, JSON.stringify({ sheet: 1, from: 2, columns: READ.columns })]);
  await userEvent.click(await screen.findByRole('button', { name: /^Wczytaj 2\sosoby$/u }));
  await waitFor(() =>
    expect(sent.at(-1)?.map(({ group, last_name }) => [group, last_name])).toEqual([
      ['', 'Kos2'],
      ['2B', 'Bąk'],
    ]),
  );
});

test('[CLS-6] the last step says what was not taken in, which can be saved as it is', async () => {
  const rows = [row(2), row(3, { status: 'wrong', errors: { email: ['Zły.'] } })];
  await showing(
    () => found(rows),
    (sent) => found(sent.map((one) => ({ ...one, status: 'added' }))),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Wczytaj 1\sosobę$/u }));
  expect(await screen.findByText(/^Nie wczytano 1\swiersza, który wymaga poprawy\./u)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Pobierz wiersze z\sbłędami$/u })).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  const taken = leftOver(
    importDraftOf(found(rows)),
    found([row(2, { status: 'wrong', errors: { email: ['Zajęty.'] } })]),
  );
  expect(wrongTable(taken).map(([, name]) => name)).toEqual(['Nazwisko', 'Kos2', 'Kos3']);
});

test.each([
  [true, /^Nowe osoby dostały e-mailem link/u],
  [false, /^Poczta szkoły nie jest ustawiona, więc nikt nie dostał e-maila/u],
])('[CLS-9] where a mail server is set (%s) the last step says so of the letters', async (hasMail, words) => {
  await showing(
    () => found([row(2)]),
    (sent) => found(sent.map((one) => ({ ...one, status: 'added' }))),
    hasMail,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Wczytaj 1\sosobę$/u }));
  expect(await screen.findByText(words)).toBeDefined();
});

test('[LEC-3] a class of thirty is made with four presses: the file, its class, and to take it in', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => row(at + 2));
  const { groups } = await showing(
    () => found(rows, { group: '2A' }),
    (sent) => found(sent.map((one) => ({ ...one, status: 'added' }))),
  );
  // The first is the link here from the list of students, the second the choice of the file.
  await userEvent.click(screen.getByRole('button', { name: 'Wpisz grupę 2A' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Grupa, wiersz 2' })).toHaveProperty('value', '2A'));
  await userEvent.click(screen.getByRole('button', { name: /^Wczytaj 30\sosób$/u }));
  expect(await screen.findByText(/^Wczytanych jest 30\sosób$/u)).toBeDefined();
  expect(groups).toEqual(['2A']);
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { type AskedCall, fakeServer, holdAnswers } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import {
  importDraftOf,
  rowsInOrder,
  missingGroup,
  readyRows,
  rowsToMend,
  withRow,
  wrongTable,
} from './import-rules.ts';
import { ImportScreen } from './import-screen.tsx';

afterEach(() => {
  cleanup();
  clearFieldErrors();
  vi.unstubAllGlobals();
});

type Row = ImportPayload['rows'][number];

const READY: Row = {
  row: 2,
  code: false,
  first_name: 'Milena',
  last_name: 'Adamiak',
  email: 'm@szkola.example',
  group: '',
  status: 'added',
};
const WRONG: Row = {
  row: 3,
  code: false,
  first_name: 'Krzysztof',
  last_name: 'Bielak',
  email: 'k.bielak@student',
  group: '',
  status: 'wrong',
  errors: { email: ['Wpisz poprawny adres e-mail.'] },
};
const ELSEWHERE: Row = {
  row: 4,
  code: false,
  first_name: 'Bartosz',
  last_name: 'Kania',
  email: 'b@szkola.example',
  group: 'LOG-2B',
  status: 'skipped',
  reason: { code: 'OTHER_GROUP', text: 'Ta osoba jest już w grupie LOG-2A.' },
};
const NO_GROUP: Row = {
  row: 5,
  code: false,
  first_name: 'Nina',
  last_name: 'Rogala',
  email: 'n@szkola.example',
  group: 'LOG-2D',
  status: 'wrong',
  errors: { group: ['Nie ma takiej grupy.'] },
};
const KNOWN: Row = {
  ...READY,
  row: 6,
  status: 'skipped',
  reason: { code: 'ALREADY_THERE', text: 'Ta osoba jest już na Twojej liście.' },
};

function found(rows: readonly Row[], dryRun = true): ImportPayload {
  const count = (status: Row['status']) => rows.filter((row) => row.status === status).length;
  return {
    dryRun,
    added: count('added'),
    moved: count('moved'),
    skipped: count('skipped'),
    wrong: count('wrong'),
    rows: [...rows],
  };
}

const GROUPS = { 'GET group/get/': { payload: [] } };
const FILE = new File(['x'], 'LOG-2B zima.csv', { type: 'text/csv' });

/** Shows the screen with a read file; `later` is the server's answer to checks of its rows. */
async function showing(rows: readonly Row[], later: (asked: AskedCall) => ImportPayload) {
  const asked = fakeServer({
    ...GROUPS,
    'POST user/import/': (call) => ({
      payload: call.body['rows'] === undefined ? found(rows) : later(call),
    }),
    'POST group/add/': { payload: { id: 'g', name: 'LOG-2D', num_games: 0, games_played: 0, users: [] } },
  });
  await showScreen(ImportScreen, '/panel/lecturer/students/import');
  await userEvent.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), FILE);
  await screen.findByText('LOG-2B zima.csv');
  return asked;
}

test('[CLS-1] a file is looked at first: each row with what is wrong under its field, those with faults on top', async () => {
  await showing([READY, WRONG, ELSEWHERE, NO_GROUP, KNOWN], () => found([]));
  expect(screen.getByText(/1 wiersz jest gotowy, 3 wymagają poprawy, 1 będzie pominięty/u)).toBeDefined();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['3', '4', '5', '2', '6']);
  const email = screen.getByRole('textbox', { name: 'E-mail, wiersz 3' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Wpisz poprawny adres e-mail.')).toBeDefined();
  expect(screen.getByText('Ta osoba jest już w grupie LOG-2A.')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

test('[CLS-2] a mended row is looked at again when it is left, and only what is ready is taken in', async () => {
  const asked = await showing([READY, WRONG], ({ body }) => {
    const isKept = body['dryRun'] === undefined;
    return found([READY, { ...WRONG, email: 'k.bielak@szkola.example', status: 'added', errors: {} }], !isKept);
  });
  expect(screen.getByRole('button', { name: /Wczytaj 1.osobę/u })).toBeDefined();
  const email = screen.getByRole('textbox', { name: 'E-mail, wiersz 3' });
  await userEvent.clear(email);
  await userEvent.type(email, 'k.bielak@szkola.example');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: /Wczytaj 2.osoby/u }));
  expect(await screen.findByText(/Wczytane są 2.osoby/u)).toBeDefined();
  const tries = asked.filter(({ call }) => call === 'POST user/import/');
  expect(tries.map(({ body }) => body['dryRun'])).toEqual([undefined, 'true', undefined]);
  const [, key] = tries.map(({ body }) => body['key']);
  expect(key).toMatch(/^\w{24}$/u);
  expect(tries.map(({ body }) => body['key'])).toEqual([undefined, key, key]);
  expect(JSON.parse(tries[2]?.body['rows'] ?? '[]')).toMatchObject([
    { row: 2 },
    { row: 3, email: 'k.bielak@szkola.example' },
  ]);
});

test('[CLS-4] who is in another group is moved only when asked for; a missing group is made on the spot', async () => {
  const asked = await showing([ELSEWHERE, NO_GROUP], ({ body }) => {
    const isMoved = body['rows']?.includes('"move":true') === true;
    const { reason: _reason, ...moved } = ELSEWHERE;
    return found([isMoved ? { ...moved, status: 'moved' } : ELSEWHERE, NO_GROUP]);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Przenieś, wiersz 4' }));
  expect(await screen.findByText('Przejdzie do grupy')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Utwórz LOG-2D' }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'POST group/add/')).toBe(true));
  expect(asked.find(({ call }) => call === 'POST group/add/')?.body['name']).toBe('LOG-2D');
});

test('[CLS-4] what is typed while a group is made stays, and is checked with it', async () => {
  const asked = await showing([WRONG, NO_GROUP], () => found([WRONG, NO_GROUP]));
  const make = holdAnswers('group/add/');
  await userEvent.click(screen.getByRole('button', { name: 'Utwórz LOG-2D' }));
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail, wiersz 3' });
  await userEvent.clear(email);
  await userEvent.type(email, 'nowy@szkola.example');
  make();
  await waitFor(() => expect(asked.at(-1)?.body['rows']).toContain('nowy@szkola.example'));
  expect(email.value).toBe('nowy@szkola.example');
});

test('[FRM-4] rows that were mended by hand are asked about before they are dropped', async () => {
  await showing([WRONG], () => found([WRONG]));
  const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail, wiersz 3' }), 'x');
  await cancel();
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Wróć do formularza' }),
  );
  expect(screen.getByText('LOG-2B zima.csv')).toBeDefined();
  await cancel();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Odrzuć' }));
  expect(screen.queryByText('LOG-2B zima.csv')).toBeNull();
});

test('[CLS-2] a row may be left out, and a file without a ready row cannot be taken in', async () => {
  await showing([ELSEWHERE, WRONG], () => found([WRONG]));
  await userEvent.click(screen.getByRole('button', { name: 'Pomiń, wiersz 4' }));
  expect(screen.queryByRole('textbox', { name: 'E-mail, wiersz 4' })).toBeNull();
  const take = await screen.findByRole('button', { name: /Wczytaj 0.osób/u });
  expect(take.getAttribute('aria-disabled')).toBe('true');
});

const READ: NonNullable<ImportPayload['file']> = {
  sheets: ['Instrukcja', 'Lista'],
  sheet: 1,
  from: 3,
  columns: ['none', 'last_first', 'none'],
  isSure: false,
  top: [
    { row: 1, cells: ['Lista uczniów klasy 3B', '', ''] },
    { row: 2, cells: ['Lp.', 'Uczeń', 'Poczta'] },
    { row: 3, cells: ['1', 'Itzel Balam', 'itzel@szkola.example'] },
  ],
  group: '',
  leftOut: [],
  others: [],
};

test('[CLS-3] where the columns are not sure the lecturer says what each holds, above the first rows, and the file is read anew', async () => {
  const layouts: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('user/import')) return Promise.resolve(Response.json({ payload: [] }));
    const layout = init.body instanceof FormData ? init.body.get('layout') : null;
    layouts.push(layout);
    const payload =
      layout === null ? { ...found([]), file: READ } : { ...found([READY]), file: { ...READ, isSure: true } };
    return Promise.resolve(Response.json({ payload }));
  });
  await showScreen(ImportScreen, '/panel/lecturer/students/import');
  await userEvent.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), FILE);
  expect(await screen.findByText(/Nie wiemy na pewno/u)).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Kolumna B' })).toHaveProperty('value', 'last_first');
  expect(screen.getByText('Itzel Balam')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Zamień imiona z\u00a0nazwiskami' }));
  expect(screen.getByRole('combobox', { name: 'Kolumna B' })).toHaveProperty('value', 'first_last');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolumna C' }), 'e-mail');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolumna B' }), 'pomiń');
  expect(screen.getByRole('button', { name: 'Dalej' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolumna B' }), 'last_first');
  await userEvent.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(await screen.findByText('1 wiersz, arkusz „Lista”')).toBeDefined();
  expect(layouts).toEqual([null, JSON.stringify({ sheet: 1, from: 3, columns: ['none', 'last_first', 'email'] })]);
});

test('[CLS-3] columns changed later keep what was typed meanwhile', async () => {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('user/import')) return Promise.resolve(Response.json({ payload: [] }));
    const rows = init.body instanceof URLSearchParams ? init.body.get('rows') : null;
    const told = rows === null ? [WRONG] : [{ ...WRONG, ...JSON.parse(rows)[0] }];
    return Promise.resolve(Response.json({ payload: { ...found(told), file: { ...READ, isSure: true } } }));
  });
  await showScreen(ImportScreen, '/panel/lecturer/students/import');
  await userEvent.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), FILE);
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail, wiersz 3' }), '.pl');
  await userEvent.click(screen.getByRole('button', { name: 'Zmień kolumny' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dalej' }));
  expect(await screen.findByRole('textbox', { name: 'E-mail, wiersz 3' })).toHaveProperty(
    'value',
    'k.bielak@student.pl',
  );
});

test('[CLS-4] the class of the title is offered as the group, made where it is missing; rows that are nobody are told', async () => {
  const file = { ...READ, isSure: true, group: '3B', leftOut: [{ row: 9, text: 'Razem: 3' }] };
  const asked = fakeServer({
    ...GROUPS,
    'POST user/import/': ({ body }) => ({
      payload: { ...found([{ ...READY, group: body['rows']?.includes('3B') === true ? '3B' : '' }]), file },
    }),
    'POST group/add/': { payload: { id: 'g', name: '3B', num_games: 0, games_played: 0, users: [] } },
  });
  await showScreen(ImportScreen, '/panel/lecturer/students/import');
  await userEvent.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), FILE);
  expect(await screen.findByText(/1 wiersz, w którym nie ma osoby: 9. „Razem: 3”/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Wpisz grupę 3B' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Grupa, wiersz 2' })).toHaveProperty('value', '3B'));
  expect(screen.queryByRole('button', { name: 'Wpisz grupę 3B' })).toBeNull();
  expect(asked.find(({ call }) => call === 'POST group/add/')?.body).toMatchObject({ name: '3B' });
});

test('[CLS-5] who has no e-mail gets a code when the lecturer says so; of one name with another only when it is somebody else', async () => {
  const blank: Row = { ...WRONG, email: '', errors: { email: ['Wpisz adres e-mail.'] } };
  const twin: Row = {
    ...READY,
    row: 7,
    email: '',
    code: true,
    status: 'skipped',
    reason: { code: 'SAME_NAME', text: 'Jest już osoba o\u00a0tym imieniu i\u00a0nazwisku. Czy to ktoś inny?' },
  };
  const asked = await showing([blank, twin], () => found([blank, twin]));
  await userEvent.click(screen.getByRole('button', { name: 'Konto z\u00a0kodem, wiersz 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'To ktoś inny, wiersz 7' }));
  const sent = asked.filter(({ body }) => body['rows'] !== undefined).at(-1)?.body['rows'];
  expect(JSON.parse(sent ?? '[]')).toMatchObject([
    { row: 3, code: true, other: false },
    { row: 7, code: true, other: true },
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('[CLS-5] codes of those without e-mails are shown to be printed', async () => {
  const card = {
    id: 's',
    first_name: 'Ewa',
    last_name: 'Lis',
    login: 'ewa.lis',
    code: 'AAAA-BBBB',
    link: '',
    expiresAt: 1,
  };
  await showing([READY], () => ({ ...found([{ ...READY, email: '', code: true }], false), cards: [card] }));
  await userEvent.click(screen.getByRole('button', { name: /Wczytaj 1.osobę/u }));
  expect(await screen.findByRole('button', { name: /Pokaż 1.kod do druku/u })).toBeDefined();
  expect(screen.queryByText(/dostały e-mailem/u)).toBeNull();
});

test('[CLS-7] why a file cannot be read stands under the place for it', async () => {
  fakeServer({
    ...GROUPS,
    'POST user/import/': { status: 422, payload: { file: ['Tego pliku nie da się odczytać.'] } },
  });
  await showScreen(ImportScreen, '/panel/lecturer/students/import');
  await userEvent.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), FILE);
  expect(await screen.findByText('Tego pliku nie da się odczytać.')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

test('[CLS-6] what is to mend goes into a file that can be read in again, as it is typed now', () => {
  const draft = withRow(importDraftOf(found([READY, WRONG, ELSEWHERE])), 3, { email: 'k.bielak@' });
  expect(readyRows(draft).map(({ row }) => row)).toEqual([2]);
  expect(rowsToMend(draft).map(({ row }) => row)).toEqual([3, 4]);
  expect(rowsInOrder(draft, false).map(({ row }) => row)).toEqual([2, 3, 4]);
  expect(wrongTable(draft)).toEqual([
    ['Imię', 'Nazwisko', 'E-mail', 'Grupa', 'Powód'],
    ['Krzysztof', 'Bielak', 'k.bielak@', '', 'Wpisz poprawny adres e-mail.'],
    ['Bartosz', 'Kania', 'b@szkola.example', 'LOG-2B', 'Ta osoba jest już w grupie LOG-2A.'],
  ]);
});

test('[CLS-4] a group is offered to be made only where nothing else is wrong', () => {
  expect(missingGroup(NO_GROUP)).toBe('LOG-2D');
  expect(missingGroup({ ...NO_GROUP, errors: { ...NO_GROUP.errors, email: ['Zły.'] } })).toBeNull();
  expect(missingGroup(WRONG)).toBeNull();
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportPayload } from '@fracht/protocol';
import { faultsOf } from '../../../test/support/axe.ts';
import { serving, type Asked } from '../../../test/support/serving.ts';
import { showScreen } from '../../../test/support/show-screen.tsx';
import { clearFieldErrors } from '../../api/field-errors.ts';
import { draftOf, inOrder, missingGroup, readyRows, rowsToMend, withRow, wrongTable } from './import-rules.ts';
import { ImportScreen } from './import-screen.tsx';

afterEach(() => {
  cleanup();
  clearFieldErrors();
  vi.unstubAllGlobals();
});

type Row = ImportPayload['rows'][number];

const READY: Row = {
  row: 2,
  first_name: 'Milena',
  last_name: 'Adamiak',
  email: 'm@szkola.example',
  group: '',
  status: 'added',
};
const WRONG: Row = {
  row: 3,
  first_name: 'Krzysztof',
  last_name: 'Bielak',
  email: 'k.bielak@student',
  group: '',
  status: 'wrong',
  errors: { email: ['Wpisz poprawny adres e-mail.'] },
};
const ELSEWHERE: Row = {
  row: 4,
  first_name: 'Bartosz',
  last_name: 'Kania',
  email: 'b@szkola.example',
  group: 'LOG-2B',
  status: 'skipped',
  reason: { code: 'OTHER_GROUP', text: 'Ta osoba jest już w grupie LOG-2A.' },
};
const NO_GROUP: Row = {
  row: 5,
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

/** What the server says of the rows sent, after what it said of the file. */
async function showing(rows: readonly Row[], later: (asked: Asked) => ImportPayload) {
  const asked = serving({
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

test('a file is looked at first: each row with what is wrong under its field, those with faults on top', async () => {
  await showing([READY, WRONG, ELSEWHERE, NO_GROUP, KNOWN], () => found([]));
  expect(screen.getByText(/1 wiersz jest gotowy, 3 wymagają poprawy, 1 będzie pominięty/u)).toBeDefined();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['3', '4', '5', '2', '6']);
  const email = screen.getByRole('textbox', { name: 'E-mail, wiersz 3' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Wpisz poprawny adres e-mail.')).toBeDefined();
  expect(screen.getByText('Ta osoba jest już w grupie LOG-2A.')).toBeDefined();
  expect(await faultsOf()).toEqual([]);
});

test('a mended row is looked at again when it is left, and only what is ready is taken in', async () => {
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
  expect(JSON.parse(tries[2]?.body['rows'] ?? '[]')).toMatchObject([
    { row: 2 },
    { row: 3, email: 'k.bielak@szkola.example' },
  ]);
});

test('who is in another group is moved only when asked for; a missing group is made on the spot', async () => {
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

test('a row may be left out, and a file without a ready row cannot be taken in', async () => {
  await showing([ELSEWHERE, WRONG], () => found([WRONG]));
  await userEvent.click(screen.getByRole('button', { name: 'Pomiń, wiersz 4' }));
  expect(screen.queryByRole('textbox', { name: 'E-mail, wiersz 4' })).toBeNull();
  const take = await screen.findByRole('button', { name: /Wczytaj 0.osób/u });
  expect(take.getAttribute('aria-disabled')).toBe('true');
});

test('why a file cannot be read stands under the place for it', async () => {
  serving({ ...GROUPS, 'POST user/import/': { status: 422, payload: { file: ['Tego pliku nie da się odczytać.'] } } });
  await showScreen(ImportScreen, '/panel/lecturer/students/import');
  await userEvent.upload(screen.getByLabelText('Wybierz plik', { selector: 'input' }), FILE);
  expect(await screen.findByText('Tego pliku nie da się odczytać.')).toBeDefined();
  expect(await faultsOf()).toEqual([]);
});

test('what is to mend goes into a file that can be read in again, as it is typed now', () => {
  const draft = withRow(draftOf(found([READY, WRONG, ELSEWHERE])), 3, { email: 'k.bielak@' });
  expect(readyRows(draft).map(({ row }) => row)).toEqual([2]);
  expect(rowsToMend(draft).map(({ row }) => row)).toEqual([3, 4]);
  expect(inOrder(draft, false).map(({ row }) => row)).toEqual([2, 3, 4]);
  expect(wrongTable(draft)).toEqual([
    ['Imię', 'Nazwisko', 'E-mail', 'Grupa', 'Powód'],
    ['Krzysztof', 'Bielak', 'k.bielak@', '', 'Wpisz poprawny adres e-mail.'],
    ['Bartosz', 'Kania', 'b@szkola.example', 'LOG-2B', 'Ta osoba jest już w grupie LOG-2A.'],
  ]);
});

test('a group is offered to be made only where nothing else is wrong', () => {
  expect(missingGroup(NO_GROUP)).toBe('LOG-2D');
  expect(missingGroup({ ...NO_GROUP, errors: { ...NO_GROUP.errors, email: ['Zły.'] } })).toBeNull();
  expect(missingGroup(WRONG)).toBeNull();
});

import { schoolDay, schoolMoment } from '@fracht/content';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { UserPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer, type AskedCall } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { namesError, namesOf } from './class-rules.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { StudentsScreen } from './students-screen.tsx';

// Loaded in advance: dialogs are in a chunk of their own, for which a test would have to wait.
beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function student(id: string, first_name: string, last_name: string, more: Partial<UserPayload> = {}): UserPayload {
  return {
    id,
    first_name,
    last_name,
    email: `${id}@szkola.example`,
    type: 'STUDENT',
    group: null,
    initials: '',
    short_name: first_name,
    games_played: 0,
    approved: true,
    active: true,
    ...more,
  };
}

const PEOPLE = [
  student('ola', 'Ola', 'Łoś', { group: 'g1', games_played: 2 }),
  student('adam', 'Adam', 'Żak'),
  student('zofia', 'Zofia', 'Łęcka', { email: '', login: 'zofia.lecka', active: false }),
];
const GROUP = {
  id: 'g1',
  name: 'LOG-2B',
  num_games: 1,
  games_played: 1,
  users: [{ ...student('ola', 'Ola', 'Łoś'), group: 'g1', num_games: 2, games_played: 2 }],
};
const LISTS = {
  'GET user/get-list/students/true': { payload: PEOPLE },
  'GET group/get/': { payload: [GROUP] },
};
const CARD = {
  id: 'x',
  first_name: 'Zofia',
  last_name: 'Łęcka',
  login: 'zofia.lecka',
  code: 'AAAA-AAAA',
  link: 'https://gra.example/#x',
  expiresAt: 1,
};
const PATH = '/panel/lecturer/students';

async function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const asked = fakeServer({ ...LISTS, ...answers });
  const router = await showScreen(StudentsScreen, PATH);
  await screen.findByText('ola@szkola.example');
  return { asked, router };
}

function bodyOf(asked: readonly AskedCall[], name: string): AskedCall['body'] {
  return asked.find(({ call }) => call === name)?.body ?? {};
}

function names(): readonly string[] {
  return screen
    .getAllByRole('checkbox', { name: /^Zaznacz: /u })
    .map((box) => box.getAttribute('aria-label')?.replace('Zaznacz: ', '') ?? '');
}

test('[LEC-5] who is invited stands apart, by what the lecturer wrote, until the invitation is answered or taken back', async () => {
  const invitation = { ...student('jan', 'Jan', 'Żak'), groupName: null, createdAt: Date.UTC(2026, 10, 23) };
  const asked = fakeServer({
    ...LISTS,
    'GET user/invitations/': { payload: [invitation] },
    'DELETE user/withdraw-invitation/jan': { payload: null },
  });
  await showScreen(StudentsScreen);
  const table = await screen.findByRole('table', { name: 'Zaproszenia wysłane' });
  expect(within(table).getByText('jan@szkola.example')).toBeDefined();
  expect(within(screen.getByRole('table', { name: 'Lista studentów' })).queryByText('Jan Żak')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(within(table).getByRole('button', { name: 'Wycofaj zaproszenie: Jan Żak' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('DELETE user/withdraw-invitation/jan'));
});

test('[LEC-1] students stand by first, then last name; the list is searched, also by login', async () => {
  const namesake = student('adam2', 'Adam', 'Bąk');
  await show({ 'GET user/get-list/students/true': { payload: [...PEOPLE, namesake] } });
  expect(names()).toEqual(['Adam Bąk', 'Adam Żak', 'Ola Łoś', 'Zofia Łęcka']);
  expect(screen.getByText('login: zofia.lecka')).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox'), 'zofia.l');
  await waitFor(() => expect(names()).toEqual(['Zofia Łęcka']));
  expect(await axeFindings()).toEqual([]);
});

const SORTED = [
  student('z', 'Adam', 'Żak', { email: 'b@szkola.example', group: 'g2', games_played: 2, last_played: 3000 }),
  student('y', 'Łucja', 'Bąk', { email: 'c@szkola.example', group: 'g1', games_played: 3, last_played: 1000 }),
  student('x', 'Zofia', 'Łęcka', { email: 'a@szkola.example', group: null, games_played: 1, last_played: 2000 }),
];

test.each([
  ['Imię', ['Zofia Łęcka', 'Łucja Bąk', 'Adam Żak'], ['Adam Żak', 'Łucja Bąk', 'Zofia Łęcka']],
  ['E-mail', ['Zofia Łęcka', 'Adam Żak', 'Łucja Bąk'], ['Łucja Bąk', 'Adam Żak', 'Zofia Łęcka']],
  ['Grupa', ['Zofia Łęcka', 'Łucja Bąk', 'Adam Żak'], ['Adam Żak', 'Łucja Bąk', 'Zofia Łęcka']],
  ['Rozgrywki', ['Łucja Bąk', 'Adam Żak', 'Zofia Łęcka'], ['Zofia Łęcka', 'Adam Żak', 'Łucja Bąk']],
  ['Ostatnio', ['Adam Żak', 'Zofia Łęcka', 'Łucja Bąk'], ['Łucja Bąk', 'Zofia Łęcka', 'Adam Żak']],
])('[LEC-1] pressing %s sorts the list by that column, pressing again turns it round', async (column, once, twice) => {
  const groups = [GROUP, { ...GROUP, id: 'g2', name: 'TSL-1A', users: [] }];
  fakeServer({ 'GET user/get-list/students/true': { payload: SORTED }, 'GET group/get/': { payload: groups } });
  await showScreen(StudentsScreen, PATH);
  await screen.findByText('a@szkola.example');
  const head = screen.getByRole('button', { name: new RegExp(`^${column}`, 'u') });
  await userEvent.click(head);
  await waitFor(() => expect(names()).toEqual(once));
  await userEvent.click(head);
  await waitFor(() => expect(names()).toEqual(twice));
});

test('[LEC-2] the list tells who played when, and who has never logged in; it is sorted by that', async () => {
  const today = schoolMoment(`${schoolDay(Date.now())}T00:05`);
  const people = [
    student('ola', 'Ola', 'Łoś', { group: 'g1', last_played: schoolMoment('2026-01-07T09:00') }),
    student('adam', 'Adam', 'Żak', { last_played: null }),
    student('zofia', 'Zofia', 'Łęcka', { active: false, last_played: null }),
    student('jan', 'Jan', 'Kos', { active: false, last_played: today }),
  ];
  await show({ 'GET user/get-list/students/true': { payload: people } });
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name, 'u') });
  expect(rowOf('Łoś').textContent).toContain('7.01.2026');
  expect(rowOf('Żak').textContent).toContain('jeszcze nie');
  expect(rowOf('Łęcka').textContent).toContain('Czeka na pierwsze logowanie');
  expect(rowOf('Kos').textContent).toContain('dziś, 0:05');
  await userEvent.click(screen.getByRole('button', { name: /^Ostatnio/u }));
  await waitFor(() => expect(names()[0]).toBe('Jan Kos'));
});

test('[LEC-3] the chosen students are moved with one call', async () => {
  const { asked } = await show({ 'PATCH user/move/': { payload: null } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Adam Żak' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Zofia Łęcka' }));
  await userEvent.click(screen.getByRole('button', { name: 'Przenieś do grupy' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Przenieś' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'PATCH user/move/')?.body).toMatchObject({
      users: '["adam","zofia"]',
      group: 'g1',
    }),
  );
});

test('[LEC-3] the chosen students are deleted after one question', async () => {
  const aside = { payload: null, message: { type: 'other', text: 'Konto jest w Koszu.' } };
  const { asked } = await show({ 'DELETE user/delete/adam': aside, 'DELETE user/delete/ola': aside });
  toastStore.setState({ list: [] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Adam Żak' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Ola Łoś' }));
  await userEvent.click(screen.getByRole('button', { name: 'Usuń' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: /^Usuń 2.osoby$/u }));
  await waitFor(() =>
    expect(asked.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)).toEqual([
      'DELETE user/delete/adam',
      'DELETE user/delete/ola',
    ]),
  );
  await waitFor(() => expect(toastStore.getState().list).toHaveLength(1));
  expect(toastStore.getState().list[0]).toMatchObject({
    count: 1,
    text: expect.stringMatching(/^Usunięto 2.osoby\./u),
  });
});

test('[LEC-3] [VAL-6] whoever is to be deleted is named apart from namesakes', async () => {
  const namesakes = ['jw1', 'jw2'].map((id) => student(id, 'Jakub', 'Wróbel', { group: 'g1' }));
  const elsewhere = student('jw3', 'Jakub', 'Wróbel');
  await show({ 'GET user/get-list/students/true': { payload: [...PEOPLE, ...namesakes, elsewhere] } });
  await userEvent.type(screen.getByRole('searchbox'), 'jw2@');
  await waitFor(() => expect(screen.queryByText('jw1@szkola.example')).toBeNull());
  await userEvent.click(screen.getByRole('checkbox', { name: /^Zaznacz: Jakub Wróbel/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Usuń' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('Usunąć: Jakub Wróbel (LOG-2B, 2, jw2@szkola.example)?')).toBeTruthy();
});

test('[LEC-3] [COD-2] new codes for the chosen students are made after a question, and their sheet is opened', async () => {
  const { asked, router } = await show({ 'POST user/codes/': { payload: [CARD] } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Zofia Łęcka' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nowe kody' }));
  const question = await screen.findByRole('dialog');
  expect(await axeFindings()).toEqual([]);
  await userEvent.selectOptions(within(question).getByRole('combobox', { name: 'Kody ważne przez' }), 'tydzień');
  await userEvent.click(within(question).getByRole('button', { name: 'Utwórz kody' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panel/lecturer/students/codes'));
  expect(asked.find(({ call }) => call === 'POST user/codes/')?.body).toMatchObject({ users: '["zofia"]', days: '7' });
});

test('[LEC-3] [LEC-2] a PIN is cut off at once from the menu of the row; the list tells who has one', async () => {
  const people = PEOPLE.map((one) => (one.login === undefined ? one : { ...one, has_password: true }));
  const { asked } = await show({
    'GET user/get-list/students/true': { payload: people },
    'POST user/codes/': { payload: [CARD] },
  });
  expect(await screen.findByText('login: zofia.lecka, ma PIN')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: Zofia Łęcka' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Odetnij PIN/u }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Odciąć PIN i.utworzyć nowy kod: Zofia Łęcka\?$/u }),
  );
  expect(dialog.getByText(/PIN tej osoby przestaną działać/u)).toBeDefined();
  await userEvent.selectOptions(dialog.getByRole('combobox'), '180');
  await userEvent.click(dialog.getByRole('button', { name: 'Utwórz kod' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST user/codes/')?.body).toMatchObject({
      users: '["zofia"]',
      days: '180',
    }),
  );
});

test('[LEC-8] one press makes a code that harms nothing yet: it is shown, copied, and withdrawn by another press', async () => {
  const user = userEvent.setup();
  const people = PEOPLE.map((one) => (one.login === undefined ? one : { ...one, has_password: true }));
  const { asked } = await show({
    'GET user/get-list/students/true': { payload: people },
    'POST user/codes/': { payload: [{ ...CARD, id: 'zofia', expiresAt: Date.UTC(2026, 11, 7, 14) }] },
    'DELETE user/codes/zofia': { payload: null },
  });
  await user.click(screen.getByRole('button', { name: 'Nowy kod: Zofia Łęcka' }));
  const shown = await screen.findByRole('dialog', { name: 'Nowy kod: Zofia Łęcka' });
  expect(bodyOf(asked, 'POST user/codes/')).toEqual({ users: '["zofia"]', days: '7', spare: 'true' });
  expect(shown.textContent).toMatch(/AAAA-AAAA.*login zofia\.lecka.*działa raz, do pon\. 7\.12, 15:00/u);
  expect(within(shown).getByText(/^Dotychczasowy PIN działa i.otwarta gra trwa/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await user.click(within(shown).getByRole('button', { name: 'Kopiuj' }));
  expect(await within(shown).findByRole('button', { name: 'Skopiowano' })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('gra.example, login: zofia.lecka, kod: AAAA-AAAA');
  await user.click(within(shown).getByRole('button', { name: 'Cofnij' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map(({ call }) => call)).toContain('DELETE user/codes/zofia');
});

test('[LEC-8] the code leads to its card for the printer, and one that cannot be withdrawn stays shown', async () => {
  const fault = {
    status: 409,
    payload: null,
    message: { type: 'warning', text: 'Za późno.', code: 'CODE_GONE' },
  } as const;
  const { asked, router } = await show({
    'POST user/codes/': { payload: [{ ...CARD, id: 'ola' }] },
    'DELETE user/codes/ola': fault,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Nowy kod: Ola Łoś' }));
  const shown = within(await screen.findByRole('dialog'));
  expect(shown.getByText(/^Hasło do e-maila się nie zmienia\./u)).toBeDefined();
  await userEvent.click(shown.getByRole('button', { name: 'Cofnij' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('DELETE user/codes/ola'));
  await userEvent.click(await shown.findByRole('button', { name: 'Kartka do druku' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panel/lecturer/students/codes'));
});

test('[COD-2] codes are made for a whole group', async () => {
  const { asked } = await show({ 'POST user/codes/': { payload: [CARD] } });
  await userEvent.click(screen.getByRole('button', { name: 'Kody dla grupy' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Utwórz kody' }));
  await waitFor(() => expect(asked.find(({ call }) => call === 'POST user/codes/')?.body['users']).toBe('["ola"]'));
});

test('[LEC-6] accounts without e-mails come out of a list of names; a line without a last name is pointed out', async () => {
  const { asked, router } = await show({ 'POST user/add-class/': { payload: [CARD] } });
  await userEvent.click(screen.getByRole('button', { name: 'Konta bez e-maili' }));
  const dialog = await screen.findByRole('dialog');
  const list = within(dialog).getByRole('textbox');
  await userEvent.type(list, 'Nina Łęcka\nSzymon');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Utwórz/u }));
  expect(await within(dialog).findByText(/Brakuje nazwiska w.wierszu 2/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(list, ' de la Górecki');
  await userEvent.click(within(dialog).getByRole('button', { name: /Utwórz 2.konta/u }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panel/lecturer/students/codes'));
  const body = bodyOf(asked, 'POST user/add-class/');
  expect(JSON.parse(body['students'] ?? '')).toEqual([
    { first_name: 'Nina', last_name: 'Łęcka' },
    { first_name: 'Szymon', last_name: 'de la Górecki' },
  ]);
  expect(body['days']).toBe('1');
});

test('[LEC-6] two of one name, in the list or among the students, are asked about before accounts are made', async () => {
  const { asked } = await show({ 'POST user/add-class/': { payload: [CARD] } });
  await userEvent.click(screen.getByRole('button', { name: 'Konta bez e-maili' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'zofia łęcka\nJan Kos\nJan Kos\nEwa Lis');
  await userEvent.click(within(dialog).getByRole('button', { name: /Utwórz 4.kont/u }));
  expect(await within(dialog).findByText('Powtarza się: zofia łęcka, Jan Kos.')).toBeDefined();
  expect(asked.some(({ call }) => call === 'POST user/add-class/')).toBe(false);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: /Utwórz mimo to: 4.konta/u }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'POST user/add-class/')).toBe(true));
});

test('[LEC-4] a class account is changed without an e-mail', async () => {
  const { asked } = await show({ 'PATCH user/edit/': { payload: PEOPLE[2] } });
  await userEvent.click(screen.getByRole('button', { name: 'Edytuj: Zofia Łęcka' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nazwisko' }), '-Nowak');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'PATCH user/edit/')).toBe(true));
  const body = bodyOf(asked, 'PATCH user/edit/');
  expect(body['last_name']).toBe('Łęcka-Nowak');
  expect(body['email']).toBeUndefined();
});

test.each([
  ['', 'Wpisz choć jedną osobę.'],
  ['Ala Kot\n\nOla', 'Brakuje nazwiska w\u00a0wierszu 3.'],
  ['Ala\nOla', 'Brakuje nazwiska w\u00a0wierszach 1, 2.'],
  ['Ala Kot', null],
])('[LEC-6] a list of names "%s"', (text, error) => {
  expect(namesError(text)).toBe(error);
});

test('[LEC-6] a hundred people fit, one more does not; empty lines do not count', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'Ala Kot').join('\n\n');
  expect(namesOf(lines(100))).toHaveLength(100);
  expect(namesError(lines(100))).toBeNull();
  expect(namesError(lines(101))).toContain('101');
});

import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { LecturersScreen } from './lecturers-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = (id: string, first_name: string, last_name: string, more = {}) => ({
  id,
  email: `${id}@szkola.example`,
  first_name,
  last_name,
  type: 'TEACHER',
  group: null,
  initials: 'XX',
  short_name: first_name,
  approved: true,
  active: true,
  ...more,
});
const letter = (id: string, more = {}) => ({
  id,
  recipient: `${id}@szkola.example`,
  subject: 'Ustaw hasło',
  text: `Odnośnik dla ${id}`,
  createdAt: Date.UTC(2026, 10, 21, 9),
  sentAt: null,
  isWaiting: false,
  attempts: 0,
  failure: null,
  ...more,
});
const PEOPLE = [
  person('anna', 'Anna', 'Żak'),
  person('jan', 'Jan', 'Lis', { approved: false }),
  person('ewa', 'Ewa', 'Nowak', { type: 'STUDENT' }),
];
const LETTERS = [
  letter('anna'),
  letter('jan', { sentAt: Date.UTC(2026, 10, 21, 10), text: '' }),
  letter('ola', { isWaiting: true, attempts: 2, failure: '450 mailbox busy' }),
  letter('ela', { failure: '550 no such user', attempts: 5 }),
];
const ANSWERS = {
  'GET user/get-list/': { payload: PEOPLE },
  'GET user/outbox/': { payload: LETTERS },
  'GET user/retention/': { payload: { months: 24, leaving: [] } },
  'GET content/get/': { payload: [] },
  'GET user/holdings/anna': { payload: { students: 0, withoutEmail: 0, groups: 0, games: 0 } },
};

const rowOf = (text: string) => within(screen.getByRole('row', { name: new RegExp(text, 'u') }));

test('[ADM-1] lecturers alone are listed, those who wait are counted and approved with one press', async () => {
  const asked = fakeServer({ ...ANSWERS, 'PATCH user/edit/': { payload: person('jan', 'Jan', 'Lis') } });
  await showScreen(LecturersScreen);
  expect(await screen.findByText(/2\sosoby, 1 czeka na zatwierdzenie/u)).toBeDefined();
  expect(screen.queryByText('Nowak')).toBeNull();
  await userEvent.click(rowOf('Lis').getByRole('button', { name: 'Zatwierdź' }));
  expect(asked.find(({ call }) => call === 'PATCH user/edit/')?.body).toEqual({ id: 'jan', approved: 'true' });
  expect(rowOf('Żak').queryByRole('button', { name: 'Zatwierdź' })).toBeNull();
});

test('[ADM-2] a lecturer is added; what the server refuses stands under its field and the window stays', async () => {
  let tries = 0;
  const asked = fakeServer({
    ...ANSWERS,
    'POST user/add/': () => {
      tries += 1;
      const taken = { status: 422, payload: { email: ['Konto z tym adresem e-mail już istnieje.'] } };
      return tries === 1 ? taken : { payload: person('nowa', 'Ola', 'Bąk') };
    },
  });
  await showScreen(LecturersScreen);
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj wykładowcę' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Imię'), 'Ola');
  await userEvent.type(dialog.getByLabelText('Nazwisko'), 'Bąk');
  await userEvent.type(dialog.getByLabelText('E-mail'), 'ola@szkola.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj' }));
  expect(await dialog.findByText('Konto z tym adresem e-mail już istnieje.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.findLast(({ call }) => call === 'POST user/add/')?.body).toMatchObject({
    type: 'TEACHER',
    last_name: 'Bąk',
  });
});

test("[ADM-2] a lecturer's data are changed", async () => {
  const asked = fakeServer({ ...ANSWERS, 'PATCH user/edit/': { payload: person('jan', 'Jan', 'Lis') } });
  await showScreen(LecturersScreen);
  await userEvent.click(await screen.findByRole('button', { name: 'Edytuj: Anna Żak' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>('Nazwisko');
  await userEvent.clear(field);
  await userEvent.type(field, 'Żuk');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(asked.find(({ call }) => call === 'PATCH user/edit/')?.body).toMatchObject({ id: 'anna', last_name: 'Żuk' });
});

test('[ADM-3] a lecturer is deleted only after a question that names the person', async () => {
  const asked = fakeServer({ ...ANSWERS, 'DELETE user/delete/anna': { payload: null } });
  await showScreen(LecturersScreen);
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Więcej działań: Anna Żak' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń konto' }));
    expect(await screen.findByText('Usunąć: Anna Żak?')).toBeDefined();
    expect(await screen.findByText(/nie prowadzi ani studentów, ani grup/u)).toBeDefined();
  };
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Zostaw' }));
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('DELETE user/delete/anna'));
});

test('[ADM-3] on deleting a lecturer it is told what is left behind, and the admin has to choose who takes over; refused, the question stays', async () => {
  let tries = 0;
  const asked = fakeServer({
    ...ANSWERS,
    'GET user/get-list/': { payload: [...PEOPLE, person('ola', 'Ola', 'Bąk')] },
    'DELETE user/delete/anna?heir=NOBODY': () => {
      tries += 1;
      return {
        status: 409,
        payload: null,
        message: { type: 'warning', code: 'STUDENTS_LEFT', text: 'Ma studentów bez e-maila.' },
      };
    },
    'GET user/holdings/anna': { payload: { students: 30, withoutEmail: 4, groups: 2, games: 7 } },
    'DELETE user/delete/anna?heir=ola': { payload: null },
  });
  await showScreen(LecturersScreen);
  await userEvent.click(await screen.findByRole('button', { name: 'Więcej działań: Anna Żak' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń konto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Usunąć: Anna Żak?' }));
  const heir = await dialog.findByRole('combobox', { name: /Kto przejmie studentów/u });
  expect(dialog.getByText(/30\sstudentów, 2\sgrupy, 7\srozgrywek/u)).toBeDefined();
  expect(within(heir).getAllByRole('option')).toHaveLength(3);
  expect(within(heir).queryByRole('option', { name: /Lis|Żak/u })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  expect(await dialog.findByText('Wypełnij to pole.')).toBeDefined();
  expect(tries).toBe(0);
  await userEvent.selectOptions(heir, dialog.getByRole('option', { name: /^Nikt/u }));
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  await waitFor(() => expect(tries).toBe(1));
  await userEvent.selectOptions(heir, 'Ola Bąk');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map(({ call }) => call)).toContain('DELETE user/delete/anna?heir=ola');
});

test('[ADM-4] the outbox says of every letter what became of it, and shows those to hand over', async () => {
  fakeServer(ANSWERS);
  await showScreen(LecturersScreen);
  await screen.findByText('Do przekazania');
  const outbox = within(screen.getByRole('table', { name: 'Poczta wychodząca' }));
  expect(outbox.getByText(/^Wysłano 21\.11\.2026/u)).toBeDefined();
  expect(outbox.getByText('Treść skasowana po wysłaniu.')).toBeDefined();
  expect(outbox.getByText('Czeka na wysłanie')).toBeDefined();
  expect(outbox.getByText(/2\spróby/u)).toBeDefined();
  expect(outbox.getByText('Nie wysłano')).toBeDefined();
  expect(outbox.getByText('Serwer poczty: 550 no such user')).toBeDefined();
  expect(outbox.getByText('Odnośnik dla anna')).toBeDefined();
});

test('[ADM-4] the outbox is folded under its number, and has pages', async () => {
  const many = Array.from({ length: 12 }, (_, at) => letter(`osoba${String(at)}`));
  fakeServer({ ...ANSWERS, 'GET user/outbox/': { payload: [...many, letter('ola', { isWaiting: true })] } });
  await showScreen(LecturersScreen);
  const fold = await screen.findByText(/^13\swiadomości, do przekazania: 12$/u);
  expect(fold.closest('details')?.open).toBe(false);
  await userEvent.click(fold);
  const outbox = within(screen.getByRole('table', { name: 'Poczta wychodząca' }));
  expect(outbox.getAllByRole('row')).toHaveLength(1 + 10);
  await userEvent.click(screen.getByRole('button', { name: 'Następne' }));
  expect(outbox.getAllByRole('row')).toHaveLength(1 + 3);
  expect(await axeFindings()).toEqual([]);
});

test('[ADM-4] letters whose links lead to this computer alone are told to the admin', async () => {
  const local = {
    url: 'http://localhost:8080',
    isLocal: true,
    isOpen: false,
    port: 8080,
    addresses: [],
    hasMail: false,
  };
  fakeServer({ ...ANSWERS, 'GET server/addresses/': { payload: local } });
  await showScreen(LecturersScreen);
  expect(await screen.findByText(/prowadzą do http:\/\/localhost:8080/u)).toBeDefined();
});

test('[ADM-5] how long accounts are kept is shown and changed; a wrong number is told under its field', async () => {
  const asked = fakeServer({
    ...ANSWERS,
    'PATCH user/retention/': ({ body }) =>
      Number(body['months']) > 120
        ? { status: 422, payload: { months: ['Największa dozwolona wartość to 120.'] } }
        : { payload: { months: Number(body['months']), leaving: [] } },
  });
  await showScreen(LecturersScreen);
  expect(await screen.findByText(/Teraz: 24\smiesiące\./u)).toBeDefined();
  const field = screen.getByLabelText('Po ilu miesiącach');
  await userEvent.clear(field);
  await userEvent.type(field, '999');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz czas przechowywania' }));
  expect(await screen.findByText('Największa dozwolona wartość to 120.')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, '36');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz czas przechowywania' }));
  await waitFor(() => expect(asked.filter(({ call }) => call === 'GET user/retention/')).toHaveLength(2));
  expect(asked.findLast(({ call }) => call === 'PATCH user/retention/')?.body).toEqual({
    months: '36',
    base: '{"months":24}',
  });
});

test('[FRM-12] how long accounts are kept: what another admin has saved meanwhile stands beside the own', async () => {
  const asked = fakeServer({
    ...ANSWERS,
    'PATCH user/retention/': ({ body }) =>
      body['base'] === '{"months":12}'
        ? { payload: { months: Number(body['months']), leaving: [] } }
        : {
            status: 409,
            payload: { months: 12 },
            message: { type: 'warning', text: 'x', code: 'CHANGED_MEANWHILE' },
          },
  });
  await showScreen(LecturersScreen);
  const field = await screen.findByLabelText('Po ilu miesiącach');
  await userEvent.clear(field);
  await userEvent.type(field, '36');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz czas przechowywania' }));
  await screen.findByRole('dialog', { name: 'Ktoś inny zmienił to samo' });
  await userEvent.click(screen.getByRole('radio', { name: /^Moje/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz wybór' }));
  const saves = () => asked.filter(({ call }) => call === 'PATCH user/retention/').map(({ body }) => body);
  await waitFor(() =>
    expect(saves()).toEqual([
      { months: '36', base: '{"months":24}' },
      { months: '36', base: '{"months":12}' },
    ]),
  );
});

test('is accessible', async () => {
  fakeServer(ANSWERS);
  await showScreen(LecturersScreen);
  await screen.findByText('Do przekazania');
  await screen.findByText(/24\smiesiące/u);
  expect(await axeFindings()).toEqual([]);
});

test('[ADM-5] accounts about to be erased are listed with what is left of their time, and kept with one press', async () => {
  const leaving = [
    {
      id: 's1',
      first_name: 'Zofia',
      last_name: 'Wąs',
      email: 'zofia@szkola.example',
      lastLogin: Date.UTC(2024, 8, 2, 9),
      days: 1,
      isAside: true,
    },
    {
      id: 's2',
      first_name: 'Adam',
      last_name: 'Bąk',
      email: null,
      lastLogin: Date.UTC(2024, 8, 3, 9),
      days: 12,
      isAside: false,
    },
  ];
  const retention = { payload: { months: 24, leaving } };
  const asked = fakeServer({ ...ANSWERS, 'GET user/retention/': retention, 'POST user/keep/': retention });
  await showScreen(LecturersScreen);
  await screen.findByText('Konta do skasowania');
  expect(rowOf('Zofia Wąs').getByText(/za 1\sdzień/u)).toBeDefined();
  expect(rowOf('Zofia Wąs').getByText('odłożone')).toBeDefined();
  expect(rowOf('Adam Bąk').getByText(/za 12\sdni/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zatrzymaj konto: Adam Bąk' }));
  expect(asked.find(({ call }) => call === 'POST user/keep/')?.body).toEqual({ users: '["s2"]' });
  expect(await axeFindings()).toEqual([]);
});

test('[TXE-5] the first page of the admin tells of a policy with blanks, and leads to it', async () => {
  const policy = { id: 'policy', value: '<p>Administratorem danych jest [… nazwa szkoły].</p>', version: 0 };
  fakeServer({ ...ANSWERS, 'GET content/get/': { payload: [policy] } });
  await showScreen(LecturersScreen);
  expect(await screen.findByText(/Polityka prywatności czeka na 1\swpis\./u)).toBeDefined();
  const way = screen.getByRole('link', { name: 'Wypełnij politykę prywatności' });
  expect(way.getAttribute('href')).toBe('/panel/admin/landing-page?tekst=policy');
});

const short = (id: string, first_name: string) => ({
  id,
  first_name,
  last_name: 'Żak',
  initials: 'ŻŻ',
  short_name: first_name,
});

test('[ADM-15] the groups of a lecturer are listed, and one is handed over, first of all to who leads it already; that is undone at once', async () => {
  const piotr = person('piotr', 'Piotr', 'Wąs');
  const group = {
    id: 'g',
    name: 'LOG-2A',
    students: 21,
    games: 2,
    owner: short('anna', 'Anna'),
    co_lecturers: [{ ...short('piotr', 'Piotr'), until: null, isOver: false }],
  };
  const asked = fakeServer({
    ...ANSWERS,
    'GET user/get-list/': { payload: [...PEOPLE, person('adam', 'Adam', 'Bór'), piotr] },
    'GET group/school/': { payload: [group, { ...group, id: 'h', name: 'Cudza', owner: short('piotr', 'Piotr') }] },
    'POST group/hand-over/': { payload: null, message: { type: 'other', text: 'Przekazano', code: 'X' } },
  });
  await showScreen(LecturersScreen);
  await screen.findByText('Żak');
  await userEvent.click(rowOf('Żak').getByRole('button', { name: /^Więcej/u }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Grupy i\u00a0zastępstwa' }));
  const list = within(await screen.findByRole('dialog'));
  await list.findByText('LOG-2A');
  expect(list.queryByText('Cudza')).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Przekaż grupę LOG-2A' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Komu przekazać grupę LOG-2A?' }));
  const names = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Wybierz...', 'Piotr Wąs', 'Adam Bór']);
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'piotr');
  await userEvent.click(dialog.getByRole('button', { name: 'Przekaż' }));
  const sent = () => asked.filter(({ call }) => call === 'POST group/hand-over/').map(({ body }) => body);
  await waitFor(() => expect(sent()).toMatchObject([{ group: 'g', lecturer: 'piotr' }]));
  await waitFor(() => expect(toastStore.getState().list.at(-1)?.actions).toHaveLength(1));
  toastStore.getState().list.at(-1)?.actions[0]?.onPress();
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ group: 'g', lecturer: 'anna' }));
});

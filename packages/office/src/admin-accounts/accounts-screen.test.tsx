import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { keptOfPerson } from '@fracht/testing/screens/kept-of-person.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import * as files from '@fracht/kit/files/save-file.ts';
import { setUser } from '@fracht/kit/session/session-store.ts';
import { AccountsScreen } from './accounts-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = (id: string, last_name: string, type: string, more = {}) => ({
  id,
  email: `${id}@szkola.example`,
  first_name: 'Anna',
  last_name,
  type,
  group: null,
  initials: 'XX',
  short_name: 'Anna',
  approved: true,
  active: true,
  ...more,
});
const SELF = person('ja', 'Adamska', 'ADMIN');
const PEOPLE = [
  SELF,
  person('druga', 'Bąk', 'ADMIN'),
  person('lektor', 'Celej', 'TEACHER'),
  person('ewa', 'Dudek', 'STUDENT', { teacher: 'lektor' }),
  person('sierota', 'Żak', 'STUDENT', { teacher: null, email: '', login: 'azak' }),
];
const RULES = { students: { open: true, domains: [] }, lecturers: { open: true, domains: ['szkola.example'] } };
const ANSWERS = {
  'GET user/get-list/': { payload: PEOPLE },
  'GET demo/get/': { payload: null },
  'GET user/registration/': { payload: RULES },
  'GET auth/shared-computers/': { payload: { shared: false } },
};

const show = async (address = '/') => {
  setUser({ ...SELF, type: 'ADMIN' });
  await showScreen(AccountsScreen, '/', address);
  await screen.findByText('Adamska');
};
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('b')?.textContent);

test('[ADM-7] every account stands there with its kind and lecturer, the own one cannot be changed', async () => {
  fakeServer(ANSWERS);
  await show();
  expect(names()).toEqual(['Adamska', 'Bąk', 'Celej', 'Dudek', 'Żak']);
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));
  expect(row('Dudek').getByText('Anna Celej')).toBeDefined();
  expect(row('Żak').getByText('Bez wykładowcy')).toBeDefined();
  expect(row('Żak').getByText('azak')).toBeDefined();
  expect(row('Adamska').getByText('To Ty')).toBeDefined();
  expect(row('Adamska').queryByRole('button')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('[ADM-7] the students of nobody are found by the filter and by the address', async () => {
  fakeServer(ANSWERS);
  await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Które konta' }), 'Studenci bez wykładowcy');
  await waitFor(() => expect(names()).toEqual(['Żak']));
});

test('[ADM-7] another admin is added, and one is deleted after a question', async () => {
  const asked = fakeServer({
    ...ANSWERS,
    'POST user/add/': { payload: person('nowa', 'Nowa', 'ADMIN') },
    'DELETE user/delete/druga': { payload: null },
  });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj administratora' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Imię'), 'Ola');
  await userEvent.type(dialog.getByLabelText('Nazwisko'), 'Nowa');
  await userEvent.type(dialog.getByLabelText('E-mail'), 'ola@szkola.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ call }) => call === 'POST user/add/')?.body).toMatchObject({ type: 'ADMIN', last_name: 'Nowa' });
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: Anna Bąk' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń konto' }));
  await screen.findByText('Usunąć: Anna Bąk?');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('DELETE user/delete/druga'));
});

test('[ADM-7] a school with one admin is told to add another', async () => {
  fakeServer({ ...ANSWERS, 'GET user/get-list/': { payload: PEOPLE.filter(({ id }) => id !== 'druga') } });
  await show();
  expect(screen.getByText(/Szkoła ma jednego administratora/u)).toBeDefined();
});

test('[ADM-7] what is left of the demo school is told, and goes after a question', async () => {
  const demo = { people: 9, groups: 2, games: 7, others: 2 };
  let isThere = true;
  const asked = fakeServer({
    ...ANSWERS,
    'GET demo/get/': () => ({ payload: isThere ? demo : null }),
    'DELETE demo/remove/': () => {
      isThere = false;
      return { payload: null };
    },
  });
  await show();
  const card = within(await screen.findByRole('region', { name: 'Szkoła pokazowa' }));
  expect(card.getByText(/9\s+kont, 2\s+grupy, 7\s+gier/u)).toBeDefined();
  await userEvent.click(card.getByRole('button', { name: 'Usuń szkołę pokazową' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Usunąć szkołę pokazową?' }));
  expect(dialog.getByText(/2\s+prawdziwych studentów Barbary Nowickiej zostanie bez wykładowcy/u)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń szkołę pokazową' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Szkoła pokazowa' })).toBeNull());
  expect(asked.map(({ call }) => call)).toContain('DELETE demo/remove/');
});

const KEPT = keptOfPerson(person('ewa', 'Dudek', 'STUDENT'));

test('[ADM-8] what is kept of a person is saved as a file from the row', async () => {
  const saved: string[] = [];
  vi.spyOn(files, 'saveFile').mockImplementation((name) => void saved.push(name));
  fakeServer({ ...ANSWERS, 'POST user/export-one/ewa': { payload: KEPT } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: Anna Dudek' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pobierz dane osoby' }));
  await waitFor(() => expect(saved).toEqual(['dane-osoby-anna-dudek.json']));
});

test('[ADM-18] one press says that the computers of the school are shared', async () => {
  let shared = false;
  const asked = fakeServer({
    ...ANSWERS,
    'GET auth/shared-computers/': () => ({ payload: { shared } }),
    'PATCH auth/shared-computers/': ({ body }) => {
      shared = body['shared'] === 'true';
      return { payload: { shared } };
    },
  });
  await show();
  const card = within(await screen.findByRole('region', { name: 'Wspólne komputery' }));
  const turn = await card.findByRole<HTMLInputElement>('switch', { name: /^Logowanie kończy się razem z/u });
  expect(turn.checked).toBe(false);
  await userEvent.click(turn);
  await waitFor(() => expect(turn.checked && !turn.disabled).toBe(true));
  expect(asked.find(({ call }) => call === 'PATCH auth/shared-computers/')?.body).toMatchObject({ shared: 'true' });
});

test('[ADM-9] who may register is shown and changed, and what is wrong with a domain stands under it', async () => {
  const asked = fakeServer({
    ...ANSWERS,
    'PATCH user/registration/': ({ body }) =>
      body['lecturers_domains'] === '["szkola"]'
        ? { status: 422, payload: { lecturers_domains: ['Wpisz same domeny.'] } }
        : { payload: RULES },
  });
  await show();
  const card = within(await screen.findByRole('region', { name: 'Rejestracja na stronie głównej' }));
  card.getByText(/Dopóki tego nie zmienisz, konto może założyć każdy/u);
  const students = await card.findByRole('switch', { name: /Studenci zakładają konta sami/u });
  expect(students).toHaveProperty('checked', true);
  const domains = card.getByLabelText('Domeny e-maili wykładowców');
  expect(domains).toHaveProperty('value', 'szkola.example');
  await userEvent.click(students);
  await userEvent.clear(domains);
  await userEvent.type(domains, 'szkola');
  await userEvent.click(card.getByRole('button', { name: 'Zapisz rejestrację' }));
  await card.findByText('Wpisz same domeny.');
  await userEvent.type(domains, '.example, @uczen.szkola.example');
  await userEvent.click(card.getByRole('button', { name: 'Zapisz rejestrację' }));
  await waitFor(() =>
    expect(asked.findLast(({ call }) => call === 'PATCH user/registration/')?.body).toMatchObject({
      students_open: 'false',
      students_domains: '[]',
      lecturers_open: 'true',
      lecturers_domains: '["szkola.example","@uczen.szkola.example"]',
    }),
  );
});

test('[FRM-12] who may register: what another admin has changed meanwhile is taken along', async () => {
  const theirs = { ...RULES, students: { open: false, domains: [] } };
  const asked = fakeServer({
    ...ANSWERS,
    'PATCH user/registration/': ({ body }) =>
      body['base'] === JSON.stringify(theirs)
        ? { payload: theirs }
        : {
            status: 409,
            payload: theirs,
            message: { type: 'warning', text: 'x', code: 'CHANGED_MEANWHILE' },
          },
  });
  await show();
  const card = within(await screen.findByRole('region', { name: 'Rejestracja na stronie głównej' }));
  await userEvent.type(await card.findByLabelText('Domeny e-maili wykładowców'), ', drugi.example');
  await userEvent.click(card.getByRole('button', { name: 'Zapisz rejestrację' }));
  await waitFor(() =>
    expect(asked.filter(({ call }) => call === 'PATCH user/registration/').map(({ body }) => body)).toMatchObject([
      { students_open: 'true', lecturers_domains: '["szkola.example","drugi.example"]' },
      { students_open: 'false', lecturers_domains: '["szkola.example","drugi.example"]' },
    ]),
  );
});

test('[ADM-14] who logs in in two steps is marked, and who has lost the phone is helped for the own password', async () => {
  let isOn = true;
  const people = () => PEOPLE.map((one) => (one.id === 'lektor' && isOn ? { ...one, second_factor: true } : one));
  const asked = fakeServer({
    ...ANSWERS,
    'GET user/get-list/': () => ({ payload: people() }),
    'POST auth/second-factor/reset/lektor': ({ body }) => {
      if (body['password'] !== 'moje-haslo-9') return { status: 422, payload: { password: ['To nie to hasło.'] } };
      isOn = false;
      return { payload: null };
    },
  });
  await show();
  expect(screen.getAllByText('Dwa etapy')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: Anna Bąk' }));
  await screen.findByRole('menuitem', { name: 'Usuń konto' });
  expect(screen.queryByRole('menuitem', { name: 'Wyłącz weryfikację dwuetapową' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Więcej działań: Anna Celej' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Wyłącz weryfikację dwuetapową' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wyłączyć weryfikację dwuetapową: Anna Celej?' }));
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Twoje hasło'), 'nie to');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyłącz' }));
  await dialog.findByText('To nie to hasło.');
  await userEvent.clear(dialog.getByLabelText('Twoje hasło'));
  await userEvent.type(dialog.getByLabelText('Twoje hasło'), 'moje-haslo-9');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyłącz' }));
  await waitFor(() => expect(screen.queryByText('Dwa etapy')).toBeNull());
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2);
});

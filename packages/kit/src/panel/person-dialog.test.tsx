import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GroupPayload, UserPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { sessionStore } from '../session/session-store.ts';
import { PersonDialog } from './person-dialog.tsx';

const LENA: UserPayload = {
  id: 'lena',
  first_name: 'Lena',
  last_name: 'Żurek',
  email: 'lena.zurek@szkola.example',
  type: 'STUDENT',
  group: 'g1',
  initials: 'LŻ',
  short_name: 'Lena Ż.',
  games_played: 0,
  approved: true,
  active: true,
};
const GROUPS: readonly GroupPayload[] = [{ id: 'g1', name: 'LOG-2B', num_games: 1, games_played: 1, users: [] }];
const LECTURER = { id: 'b', email: 'b@szkola.example', first_name: 'Barbara', last_name: 'Nowicka', type: 'TEACHER' };

const onClose = vi.fn<() => void>();

// The window is loaded when it is first opened.
beforeAll(() => import('../ui/modal-window.tsx'));
beforeEach(() => {
  onClose.mockReset();
  sessionStore.setState({ user: { ...LECTURER, type: 'TEACHER' } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStore.setState({ user: null });
});

async function open(person: UserPayload | null, groups?: readonly GroupPayload[]): Promise<void> {
  await showScreen(() => (
    <PersonDialog title="Dane studenta" type="STUDENT" person={person} groups={groups} onClose={onClose} />
  ));
  await screen.findByRole('dialog', { name: 'Dane studenta' });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  [true, /^Możesz zostawić puste: wyślemy wtedy link/u],
  [false, /^Możesz zostawić puste: link do ustawienia hasła będzie wtedy czekał u.administratora/u],
])('[PAN-5] where a mail server is set (%s) the form of a new person says so of the letter', async (hasMail, words) => {
  const addresses = { url: 'https://gra.szkola.example', isLocal: false, isOpen: true, port: 8080, addresses: [] };
  fakeServer({ 'GET server/addresses/': { payload: { ...addresses, hasMail } } });
  await open(null, GROUPS);
  expect(await screen.findByText(words)).toBeDefined();
});

test('a new person may be given a password and a group, and is sent whole', async () => {
  const asked = fakeServer({ 'POST user/add/': { payload: LENA } });
  await open(null, GROUPS);
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(field('Imię'), 'Lena');
  await userEvent.type(field('Nazwisko'), 'Żurek');
  await userEvent.type(field('E-mail'), 'lena.zurek@szkola.example');
  await userEvent.selectOptions(field('Grupa'), 'LOG-2B');
  await userEvent.type(field('Hasło początkowe'), 'Rotterdam-3');
  await press('Dodaj');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const { first_name, last_name, email, type, group, password } = asked.at(-1)?.body ?? {};
  expect([first_name, last_name, email, type, group, password]).toEqual([
    'Lena',
    'Żurek',
    'lena.zurek@szkola.example',
    'STUDENT',
    'g1',
    'Rotterdam-3',
  ]);
});

test('what is missing is said under its field in Polish, and nothing is sent', async () => {
  const asked = fakeServer({});
  await open(null);
  await userEvent.type(field('Imię'), 'Lena');
  await press('Dodaj');
  expect(screen.getAllByText('Wypełnij to pole.')).toHaveLength(2);
  expect(document.activeElement).toBe(field('Nazwisko'));
  expect(asked.map(({ call }) => call)).not.toContain('POST user/add/');
  expect(onClose).not.toHaveBeenCalled();
});

test('who is changed begins with what is known, and has no password and no group where there are none', async () => {
  await open(LENA);
  expect([field('Imię').value, field('Nazwisko').value, field('E-mail').value]).toEqual([
    'Lena',
    'Żurek',
    'lena.zurek@szkola.example',
  ]);
  expect(screen.queryByLabelText('Hasło początkowe')).toBeNull();
  expect(screen.queryByLabelText('Grupa')).toBeNull();
});

test('an account without an e-mail is changed without one, until one is typed', async () => {
  const asked = fakeServer({ 'PATCH user/edit/': { payload: LENA } });
  await open({ ...LENA, email: '', login: 'lena.zurek' });
  await userEvent.type(field('Imię'), ' Maria');
  await press('Zapisz zmiany');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked[0]?.body).toMatchObject({ id: 'lena', first_name: 'Lena Maria' });
  expect(asked[0]?.body).not.toHaveProperty('email');
  expect(screen.queryByText(/PIN przestanie działać/u)).toBeNull();
  await userEvent.type(field('E-mail'), 'lena@szkola.example');
  await press('Zapisz zmiany');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(asked[1]?.body).toMatchObject({ email: 'lena@szkola.example' });
});

test('whoever gives an e-mail to a student with a PIN is told that the PIN goes', async () => {
  await open({ ...LENA, email: '', login: 'lena.zurek', has_password: true });
  expect(field('E-mail').getAttribute('aria-describedby')).toBe(screen.getByText(/PIN przestanie działać/u).id);
});

test('whoever changes an e-mail is told beforehand that the logins and the password end', async () => {
  await open(LENA);
  const hint = screen.getByText(/unieważni jej hasło/u);
  expect(field('E-mail').getAttribute('aria-describedby')).toBe(hint.id);
});

test('[FRM-1] refused, the window stays with what was typed and the reason under its field', async () => {
  fakeServer({ 'PATCH user/edit/': { status: 422, payload: { email: ['Ten adres ma już ktoś inny.'] } } });
  await open(LENA);
  await userEvent.clear(field('E-mail'));
  await userEvent.type(field('E-mail'), 'ola@szkola.example');
  await press('Zapisz zmiany');
  expect(await screen.findByText('Ten adres ma już ktoś inny.')).toBeDefined();
  expect(field('E-mail').value).toBe('ola@szkola.example');
  expect(onClose).not.toHaveBeenCalled();
});

test('[FRM-4] a window in which something was typed asks before it closes', async () => {
  await open(LENA);
  await press('Anuluj');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.type(field('Imię'), 'x');
  await press('Anuluj');
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a student who needs longer gets more time to answer, and keeps it when something else is changed', async () => {
  const asked = fakeServer({ 'PATCH user/edit/': { payload: LENA } });
  await open({ ...LENA, answer_time: 150 });
  expect(await axeFindings()).toEqual([]);
  expect(field('Czas na odpowiedź w sytuacjach').value).toBe('150');
  await press('Zapisz zmiany');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked[0]?.body).toMatchObject({ answer_time: '150' });
  await userEvent.selectOptions(field('Czas na odpowiedź w sytuacjach'), 'dwa razy dłuższy');
  await press('Zapisz zmiany');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(asked[1]?.body).toMatchObject({ answer_time: '200' });
});

import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { keptOfPerson } from '@fracht/testing/screens/kept-of-person.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import * as files from '@fracht/kit/files/save-file.ts';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { readTabToken } from '@fracht/kit/session/browser-storage.ts';
import { clearSession, sessionStore, setToken, type SessionUser } from '@fracht/kit/session/session-store.ts';
import { SettingsScreen } from './settings-screen.tsx';

const USER: SessionUser = { id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'STUDENT' };
const MY_DATA = keptOfPerson(USER);
const saved: { name: string; content: Blob }[] = [];

vi.spyOn(files, 'saveFile').mockImplementation((name, content) => void saved.push({ name, content }));

// Loaded in advance: windows are in a chunk of their own.
beforeAll(() => Promise.all([import('@fracht/kit/ui/modal-window.tsx'), import('@fracht/kit/panel/pin-window.tsx')]));
beforeEach(() => {
  saved.length = 0;
  clearFieldErrors();
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

async function show(user: Partial<SessionUser> = {}): Promise<void> {
  setToken('bearer');
  sessionStore.setState({ user: { ...USER, ...user } });
  await showScreen(SettingsScreen);
}

async function changePassword(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Obecne hasło'), 'stare-haslo');
  await userEvent.type(screen.getByLabelText('Nowe hasło'), 'zielony-dom-7');
  await userEvent.type(screen.getByLabelText('Powtórz nowe hasło'), 'zielony-dom-7');
  await userEvent.click(screen.getByRole('button', { name: 'Zmień hasło' }));
}

test('[OWN-1] the password is changed with the old one and a repetition; the form is empty then', async () => {
  const asked = fakeServer({ 'PATCH auth/settings': { payload: null } });
  await show();
  await changePassword();
  expect(asked[0]?.body).toEqual({
    old_password: 'stare-haslo',
    new_password: 'zielony-dom-7',
    new_password_repeat: 'zielony-dom-7',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Obecne hasło').value).toBe('');
});

test('[OWN-1] what is wrong with a password stands under its field, and goes when the field changes', async () => {
  fakeServer({ 'PATCH auth/settings': { status: 422, payload: { old_password: ['To nie jest obecne hasło.'] } } });
  await show();
  await changePassword();
  expect(screen.getByText('To nie jest obecne hasło.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Obecne hasło'), 'x');
  expect(screen.queryByText('To nie jest obecne hasło.')).toBeNull();
});

test('[OWN-2] an account of codes shows its login name; it sets a PIN without an old one, and changes it with that', async () => {
  const asked = fakeServer({ 'PATCH auth/settings': { payload: null } });
  await show({ email: '', login: 'anna.lis', has_password: false });
  expect(screen.getByText('nazwa logowania: anna.lis')).toBeDefined();
  expect(screen.getByText(/^Kod z kartki działa tylko raz/u)).toBeDefined();
  expect(screen.queryByLabelText('Obecny PIN lub hasło')).toBeNull();
  const type = async (pin: string) => {
    for (const label of ['Nowy PIN', 'Powtórz nowy PIN']) await userEvent.type(screen.getByLabelText(label), pin);
  };
  await type('483917');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz PIN' }));
  expect(await screen.findByLabelText('Obecny PIN lub hasło')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Nowy PIN').value).toBe('');
  cleanup();
  await show({ email: '', login: 'anna.lis', has_password: true });
  await userEvent.type(screen.getByLabelText('Obecny PIN lub hasło'), '483917');
  await type('605194');
  await userEvent.click(screen.getByRole('button', { name: 'Zmień PIN' }));
  expect(asked.map(({ body }) => body)).toEqual([
    { old_password: '', new_password: '483917', new_password_repeat: '483917' },
    { old_password: '483917', new_password: '605194', new_password_repeat: '605194' },
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('[OWN-6] the logout of the settings warns who has no PIN, and stays where the warning is closed', async () => {
  await show({ email: '', login: 'anna.lis', has_password: false });
  await userEvent.click(screen.getByRole('link', { name: 'Wyloguj się' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wylogować bez PIN-u?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('nazwa logowania: anna.lis')).toBeDefined();
});

test('[OWN-3] the own data come as a file', async () => {
  fakeServer({ 'GET user/export/': { payload: MY_DATA } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Pobierz moje dane' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('moje-dane-anna-lis.json');
  expect(saved[0]?.content.type).toBe('application/json');
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual(MY_DATA);
});

test('[OWN-4] an account is erased only after a question that names it, with its password; the session is over then', async () => {
  const asked = fakeServer({ 'POST user/erase-me/': { payload: null } });
  await show();
  localStorage.setItem('surveys', '{}');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Usunąć konto: Anna Lis?' }));
  expect(await axeFindings()).toEqual([]);
  expect(asked).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Hasło'), 'moje-haslo-9');
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  expect(asked).toEqual([{ call: 'POST user/erase-me/', body: { password: 'moje-haslo-9' } }]);
  await waitFor(() => expect(sessionStore.getState().user).toBeNull());
  expect([readTabToken(), localStorage.getItem('surveys')]).toEqual([null, null]);
});

test('[OWN-12] a lecturer is told what is left behind and chooses who takes over before the account is erased', async () => {
  const ola = { id: 'ola', first_name: 'Ola', last_name: 'Bąk', initials: 'O.B.', short_name: 'Ola B.' };
  const asked = fakeServer({
    'GET user/own-holdings/': { payload: { students: 30, withoutEmail: 0, groups: 2, games: 7 } },
    'GET user/colleagues/': { payload: [ola] },
    'POST user/erase-me/': { payload: null },
  });
  await show({ type: 'TEACHER' });
  expect(asked.some(({ call }) => call.includes('holdings'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Usunąć konto: Anna Lis?' }));
  expect(await dialog.findByText(/^Prowadzisz: 30\sstudentów, 2\sgrupy, 7\srozgrywek/u)).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Hasło'), 'moje-haslo-9');
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  expect(await dialog.findByText('Wypełnij to pole.')).toBeDefined();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kto przejmie/u }), 'Ola Bąk');
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  const sent = () => asked.filter(({ call }) => call === 'POST user/erase-me/');
  await waitFor(() => expect(sent()).toMatchObject([{ body: { password: 'moje-haslo-9', heir: 'ola' } }]));
});

test('[OWN-4] a wrong password erases nothing and is said under the field', async () => {
  fakeServer({ 'POST user/erase-me/': { status: 422, payload: { password: ['To nie jest Twoje hasło.'] } } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Hasło'), 'nie-to-haslo');
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  expect(await dialog.findByText('To nie jest Twoje hasło.')).toBeDefined();
  expect(sessionStore.getState().user).not.toBeNull();
});

test('[OWN-4] an account of codes is erased by the code of its card, one with a PIN by that; an admin has no such button', async () => {
  const asked = fakeServer({ 'POST user/erase-me/': { payload: null } });
  await show({ email: '', login: 'anna.lis', has_password: true });
  await userEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
  expect(await screen.findByLabelText('PIN lub hasło')).toBeDefined();
  cleanup();
  await show({ email: '', login: 'anna.lis', has_password: false });
  await userEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Kod z ostatniej kartki'), 'MBJZ-PJVX');
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń konto' }));
  expect(asked[0]?.body).toEqual({ password: 'MBJZ-PJVX' });
  cleanup();
  await show({ type: 'ADMIN' });
  expect(screen.queryByRole('button', { name: 'Usuń konto' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pobierz moje dane' })).toBeDefined();
});

test('is accessible', async () => {
  await show();
  expect(await axeFindings()).toEqual([]);
});

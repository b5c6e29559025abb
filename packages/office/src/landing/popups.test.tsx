import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uiText } from '@fracht/content';
import type { RegistrationRules } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { clearSession, sessionStore } from '@fracht/kit/session/session-store.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { LandingHeader } from './landing-header.tsx';
import { OpenRegistration } from './open-registration.tsx';
import type { PopupName } from './popup-name.ts';
import { Popups } from './popups.tsx';
import { TryIt } from './try-it.tsx';

const open = vi.fn<(popup: PopupName | null) => void>();

beforeEach(() => {
  open.mockReset();
  clearSession();
  clearFieldErrors();
  toastStore.setState({ list: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const emptyRouter = () => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function show(popup: PopupName, policy = ''): HTMLElement {
  render(
    <RouterContextProvider router={emptyRouter()}>
      <LandingHeader popup={popup} onOpen={open} />
      <Popups popup={popup} policy={policy} onOpen={open} />
    </RouterContextProvider>,
  );
  return screen.getByRole('dialog');
}

const shownTexts = (): string[] => toastStore.getState().list.map(({ text }) => text);

async function register(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Imię'), 'Julia');
  await userEvent.type(screen.getByLabelText('Nazwisko'), 'Wróbel');
  await userEvent.type(within(screen.getByRole('dialog')).getByLabelText('E-mail'), 'julia@szkola.example');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Załóż konto' }));
}

test('[LND-5] [LND-7] a student registers: the four fields go, the answer is shown, the window closes', async () => {
  const asked = fakeServer({
    'POST user/register/': { payload: null, message: { type: 'other', text: 'Wysłaliśmy odnośnik.' } },
  });
  expect(within(show('rejestracja')).getByRole('heading', { name: 'Rejestracja' })).toBeDefined();
  await register();
  expect(asked).toMatchObject([
    {
      call: 'POST user/register/',
      body: { new_email: 'julia@szkola.example', first_name: 'Julia', last_name: 'Wróbel', teacher: 'false' },
    },
  ]);
  expect(open).toHaveBeenCalledWith(null);
  expect(shownTexts()).toEqual(['Wysłaliśmy odnośnik.']);
});

test('[LND-7] a lecturer is told of the approval and registers as one', async () => {
  const asked = fakeServer({ 'POST user/register/': { payload: null } });
  show('rejestracja');
  expect(screen.queryByText(/zatwierdzi je administrator/u)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Prowadzę zajęcia/u }));
  expect(screen.getByText(/zatwierdzi je administrator/u)).toBeDefined();
  await register();
  expect(asked[0]?.body['teacher']).toBe('true');
});

test('[LND-5] a refused registration stays open, with what was typed and the error under its field', async () => {
  fakeServer({ 'POST user/register/': { status: 422, payload: { new_email: ['Ten adres jest już zajęty.'] } } });
  show('rejestracja');
  await register();
  expect(screen.getByText('Ten adres jest już zajęty.')).toBeDefined();
  expect(screen.getByDisplayValue('julia@szkola.example').getAttribute('aria-invalid')).toBe('true');
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['rejestracja', 'POST user/register/', register],
  ['haslo', 'POST auth/recover-password/', recover],
  ['kontakt', 'POST content/contact/', write],
] as const)('[LND-5] a failure of %s is logged, and its window stays', async (popup, call, send) => {
  const logged = vi.spyOn(console, 'info').mockReset();
  fakeServer({ [call]: { status: 500, payload: null, message: { type: 'danger', text: 'Awaria' } } });
  show(popup);
  await send();
  expect(logged).toHaveBeenCalledWith('[fracht] form', expect.objectContaining({ status: 500 }));
  expect(open).not.toHaveBeenCalled();
  expect(shownTexts()).toEqual(['Awaria']);
  logged.mockRestore();
});

async function recover(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Wprowadź swój e-mail'), 'x@b.pl');
  await userEvent.click(screen.getByRole('button', { name: 'Szukaj' }));
}

test.each([
  ['rejestracja', 'Załóż konto', ['first_name', 'last_name', 'new_email']],
  ['haslo', 'Szukaj', ['lostEmail']],
  ['kontakt', 'Wyślij', ['contact_name', 'contact_email', 'contact_message']],
  ['logowanie', 'Zaloguj się', ['email', 'password']],
] as const)(
  '[LND-6] an empty form %s says in Polish what is missing, under each field, and leads to the first',
  async (popup, send, names) => {
    const asked = fakeServer({});
    const dialog = show(popup);
    const form = dialog.querySelector('form');
    expect(form?.noValidate).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: send }));
    const wrong = [...dialog.querySelectorAll('[aria-invalid="true"]')];
    expect(wrong.map((field) => field.getAttribute('name'))).toEqual(names);
    expect(within(dialog).getAllByText('Wypełnij to pole.')).toHaveLength(names.length);
    expect(document.activeElement).toBe(wrong[0]);
    expect(asked).toEqual([]);
  },
);

test('[LND-6] what the server finds wrong stands under its field, which has the focus', async () => {
  fakeServer({ 'POST user/register/': { status: 422, payload: { new_email: ['W adresie e-mail brakuje znaku @.'] } } });
  show('rejestracja');
  await register();
  expect(screen.getByText('W adresie e-mail brakuje znaku @.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue('julia@szkola.example')));
});

test('[LND-7] without the policy nothing is sent', async () => {
  const asked = fakeServer({});
  show('rejestracja');
  await userEvent.click(screen.getByRole('checkbox'));
  await register();
  expect(screen.getByText('Zaznacz, że znasz politykę prywatności.')).toBeDefined();
  expect(asked).toEqual([]);
});

test('[LND-5] [LND-8] recovery: Znajdź swoje konto sends lostEmail, closes on success, stays open on failure', async () => {
  const asked = fakeServer({
    'POST auth/recover-password/': ({ body }) => ({
      status: body['lostEmail'] === 'a@b.pl' ? 200 : 500,
      payload: null,
    }),
  });
  expect(within(show('haslo')).getByRole('heading', { name: 'Znajdź swoje konto' })).toBeDefined();
  const field = screen.getByLabelText('Wprowadź swój e-mail');
  await userEvent.type(field, 'x@b.pl');
  await userEvent.click(screen.getByRole('button', { name: 'Szukaj' }));
  expect(open).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, 'a@b.pl');
  await userEvent.click(screen.getByRole('button', { name: 'Szukaj' }));
  expect(asked.at(-1)?.body).toEqual({ lostEmail: 'a@b.pl' });
  expect(open).toHaveBeenCalledWith(null);
});

async function write(): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Imię i nazwisko'), 'Ewa Gil');
  await userEvent.type(dialog.getByLabelText('E-mail'), 'ewa@szkola.example');
  await userEvent.type(dialog.getByLabelText('Wiadomość'), 'Dzień dobry');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
}

test('[LND-9] contact: Napisz do nas sends the letter and closes', async () => {
  const asked = fakeServer({
    'POST content/contact/': { payload: null, message: { type: 'other', text: 'Dziękujemy.' } },
  });
  expect(within(show('kontakt')).getByRole('heading', { name: 'Napisz do nas' })).toBeDefined();
  await write();
  expect(asked[0]?.body).toMatchObject({ name: 'Ewa Gil', email: 'ewa@szkola.example', message: 'Dzień dobry' });
  expect(open).toHaveBeenCalledWith(null);
  expect(shownTexts()).toEqual(['Dziękujemy.']);
});

test("[LND-6] an error of the letter's e-mail stands in the window, not under the header's login", async () => {
  fakeServer({ 'POST content/contact/': { status: 422, payload: { email: ['Wpisz poprawny adres.'] } } });
  const dialog = show('kontakt');
  await write();
  expect(within(dialog).getByText('Wpisz poprawny adres.')).toBeDefined();
  expect(screen.getAllByText('Wpisz poprawny adres.')).toHaveLength(1);
  await userEvent.type(within(dialog).getByLabelText('Wiadomość'), '!');
  expect(screen.queryByText('Wpisz poprawny adres.')).toBeNull();
});

test('[LND-9] too many letters: the reason is shown, the window keeps what was typed', async () => {
  const message = { type: 'warning', text: 'Za dużo prób. Odczekaj chwilę i spróbuj ponownie.', code: 'TOO_MANY' };
  fakeServer({ 'POST content/contact/': { status: 429, payload: null, message } });
  show('kontakt');
  await write();
  expect(shownTexts()).toEqual([message.text]);
  expect(screen.getByDisplayValue('Dzień dobry')).toBeDefined();
  expect(open).not.toHaveBeenCalled();
});

test('[LND-2] the policy is the content item of the server', () => {
  const dialog = show('polityka', '<p>Dane są <b>Twoje</b>.</p>');
  expect(within(dialog).getByRole('heading', { name: 'Polityka prywatności' })).toBeDefined();
  expect(within(dialog).getByText('Twoje').tagName).toBe('B');
});

test('[LND-10] a login name and a code log in where an e-mail and a password do', async () => {
  const asked = fakeServer({
    'POST auth/': { payload: { auth: { value: 'b' }, remember: { value: 'r' } } },
    'GET user/data/': { payload: null },
  });
  const dialog = show('logowanie');
  expect(within(dialog).getByText(/wpisz login z kartki/u)).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'zofia.was');
  await userEvent.type(within(dialog).getByLabelText('Hasło'), 'MBJZ-PJVX');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zaloguj się' }));
  expect(asked[0]).toEqual({
    call: 'POST auth/',
    body: { email: 'zofia.was', password: 'MBJZ-PJVX', rememberMe: 'true', devices: '' },
  });
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').validity.valid).toBe(true);
});

test('[SGN-1] an answer to the login that has no token is told as unreadable, and nobody is logged in', async () => {
  const logged = vi.spyOn(console, 'info').mockReset();
  fakeServer({ 'POST auth/': { payload: {} } });
  const dialog = show('logowanie');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'zofia.was');
  await userEvent.type(within(dialog).getByLabelText('Hasło'), 'MBJZ-PJVX');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zaloguj się' }));
  await waitFor(() => expect(shownTexts()).toEqual([uiText.badAnswer]));
  expect(sessionStore.getState().token).toBeNull();
  expect(logged).toHaveBeenCalledWith('[fracht] answer', expect.any(Error));
});

test('[LND-4] Escape and Zamknij close a window', async () => {
  show('kontakt');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(open).toHaveBeenCalledTimes(2);
});

test.each(['logowanie', 'rejestracja', 'haslo', 'kontakt', 'polityka'] as const)('%s is accessible', async (popup) => {
  show(popup, '<p>Dane</p>');
  expect(await axeFindings()).toEqual([]);
});

const ANYBODY = { open: true, domains: [] };
const NOBODY = { open: false, domains: [] };

function showBy(rules: RegistrationRules, popup: PopupName): HTMLElement {
  render(
    <RouterContextProvider router={emptyRouter()}>
      <OpenRegistration value={rules}>
        <LandingHeader popup={null} onOpen={open} />
        <TryIt onOpen={open} />
        <Popups popup={popup} policy="" onOpen={open} />
      </OpenRegistration>
    </RouterContextProvider>,
  );
  return screen.getByRole('dialog');
}

test('[LND-17] where nobody may register nothing leads there, and the window says so', () => {
  const dialog = within(showBy({ students: NOBODY, lecturers: NOBODY }, 'rejestracja'));
  expect(dialog.getByText(/Rejestracja jest zamknięta/u)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Załóż konto' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Rejestracja|Załóż konto/u })).toBeNull();
  cleanup();
  expect(within(showBy({ students: NOBODY, lecturers: NOBODY }, 'logowanie')).queryByText('Rejestracja')).toBeNull();
});

test('[LND-17] where one kind of account alone is open, that one is registered, with an e-mail of its domains', async () => {
  const asked = fakeServer({ 'POST user/register/': { payload: null } });
  const lecturers = { open: true, domains: ['szkola.example', 'inna.example'] };
  const dialog = within(showBy({ students: NOBODY, lecturers }, 'rejestracja'));
  expect(screen.getAllByRole('link', { name: 'Rejestracja' })).toHaveLength(2);
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByText(/Zarejestrować się mogą wykładowcy/u)).toBeDefined();
  expect(dialog.getByText(/Tylko adres z.domeny: szkola\.example, inna\.example/u)).toBeDefined();
  await register();
  expect(asked[0]?.body['teacher']).toBe('true');
  cleanup();
  expect(within(showBy({ students: ANYBODY, lecturers }, 'rejestracja')).queryByText(/Tylko adres/u)).toBeNull();
});

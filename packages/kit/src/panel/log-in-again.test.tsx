import { uiText } from '@fracht/content';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch, type Sent } from '@fracht/testing/screens/fake-fetch.ts';
import { request } from '../api/request.ts';
import { giveUpSession, startSession } from '../api/session.ts';
import { toastStore } from '../ui/toasts.ts';
import { readLocal, writeLocal } from '../session/browser-storage.ts';
import { LogInAgain } from './log-in-again.tsx';
import { clearSession, sessionStore, type SessionUser, setToken, setUser, userType } from '../session/session-store.ts';

const ANNA = { id: 'u1', email: 'anna@szkola.test', first_name: 'Anna', last_name: 'Lis', type: 'TEACHER' } as const;
const WITH_CODE = { ...ANNA, email: '', login: 'anna.lis', type: 'STUDENT' } as const;
const EXPIRED = { status: 401, body: { message: { type: 'warning', text: 'Sesja wygasła.', code: 'UNAUTHORIZED' } } };
const WRONG = { status: 401, body: { message: { type: 'danger', text: 'Złe hasło.', code: 'CREDENTIALS_WRONG' } } };
const ofCode = (code: string, text: string) => ({ status: 401, body: { message: { type: 'danger', text, code } } });
const LOGIN = { body: { payload: { auth: { value: 'bearer-2' }, remember: { value: 'rem-2' } } } };

const other = vi.fn<() => void>();

beforeEach(async () => {
  other.mockReset();
  toastStore.setState({ list: [] });
  // jsdom has no top layer.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  fakeFetch();
  await startSession();
  clearSession();
});
afterEach(() => {
  giveUpSession();
  cleanup();
  vi.unstubAllGlobals();
});

/** Saves a form after the session has ended: the login window opens. */
async function saveOf(user: SessionUser, ...answers: readonly { readonly status?: number; readonly body: unknown }[]) {
  setToken('bearer-1');
  setUser(user);
  const sent = fakeFetch(EXPIRED, ...answers);
  render(<LogInAgain onOther={other} />);
  const saving = request({
    method: 'PATCH',
    path: 'group/edit/',
    body: { name: 'B' },
    parse: (payload) => payload,
  }).catch(({ status }: { status: number }) => status);
  await screen.findByRole('dialog', { name: 'Sesja wygasła' });
  const paths = () => sent.map(({ url }) => url);
  return { saving, sent, paths };
}

function sentField(sent: Sent | undefined, name: string): unknown {
  const body = sent?.init.body;
  return body instanceof URLSearchParams ? body.get(name) : undefined;
}

async function logInWith(label: string | RegExp, password: string): Promise<void> {
  await userEvent.type(screen.getByLabelText(label), password);
  await userEvent.click(screen.getByRole('button', { name: /dokończ/u }));
}

test('[SGN-14] an ended session asks for the password over the page, and what was asked for goes on', async () => {
  const { saving, sent, paths } = await saveOf(ANNA, LOGIN, { body: { payload: ANNA } }, { body: { payload: 'ok' } });
  expect([userType(), screen.getByText('anna@szkola.test').textContent]).toEqual(['TEACHER', 'anna@szkola.test']);
  await logInWith('Hasło', 'tajne');
  expect(await saving).toBe('ok');
  expect(paths()).toEqual(['/api/group/edit/', '/api/auth/', '/api/user/data/', '/api/group/edit/']);
  expect(sent[3]?.init.body).toEqual(sent[0]?.init.body);
  expect(new Headers(sent[3]?.init.headers).get('authorization')).toBe('Bearer bearer-2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readLocal('remember')).toBe('rem-2');
});

test('[SGN-14] whoever has no e-mail comes back by login name and PIN or code', async () => {
  const { saving, sent } = await saveOf(
    WITH_CODE,
    LOGIN,
    { body: { payload: WITH_CODE } },
    { body: { payload: 'ok' } },
  );
  await logInWith(/^PIN albo kod/u, '483915');
  expect(await saving).toBe('ok');
  expect(sentField(sent[1], 'email')).toBe('anna.lis');
});

test('[SGN-14] a wrong password is said under its field, and all that waits goes on waiting', async () => {
  const { saving } = await saveOf(ANNA, WRONG, LOGIN, { body: { payload: ANNA } }, { body: { payload: 'ok' } });
  await logInWith('Hasło', 'nie to');
  expect(await screen.findByText('Złe hasło.')).toBeDefined();
  expect(userType()).toBe('TEACHER');
  await userEvent.clear(screen.getByLabelText('Hasło'));
  await logInWith('Hasło', 'tajne');
  expect(await saving).toBe('ok');
});

test('[SGN-14] several calls ask once, and Escape does not close the question', async () => {
  const turns = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>(async (_, work) => work());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request: turns } }));
  const { saving } = await saveOf(
    ANNA,
    EXPIRED,
    LOGIN,
    { body: { payload: ANNA } },
    { body: { payload: 1 } },
    { body: { payload: 1 } },
  );
  const second = request({ method: 'GET', path: 'group/get/', isQuiet: true, parse: (payload) => payload });
  // The second call has to have tried its renewal first, or it would renew by the remember-me token of the login.
  await vi.waitFor(() => expect(turns).toHaveBeenCalledTimes(2));
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await logInWith('Hasło', 'tajne');
  expect(await Promise.all([saving, second])).toEqual([1, 1]);
});

test('[SGN-14] somebody else who logs in there leaves the page', async () => {
  await saveOf(ANNA, LOGIN, { body: { payload: { ...ANNA, id: 'u2' } } });
  await logInWith('Hasło', 'tajne');
  await waitFor(() => expect(other).toHaveBeenCalledOnce());
});

test('[SGN-14] leaving drops the session and answers what waits', async () => {
  writeLocal('remember', null);
  const { saving } = await saveOf(ANNA);
  await userEvent.click(screen.getByRole('button', { name: 'Wyjdź bez zapisywania' }));
  expect(await saving).toBe(401);
  expect([userType(), sessionStore.getState().token]).toEqual(['GUEST', null]);
});

test('[SGN-14] [LND-22] an account with a second factor is asked for its code there too, and what is wrong with it stands under the field', async () => {
  const { saving, sent } = await saveOf(
    ANNA,
    ofCode('SECOND_FACTOR_NEEDED', 'Wpisz kod.'),
    ofCode('SECOND_FACTOR_WRONG', 'Ten kod nie pasuje.'),
    LOGIN,
    { body: { payload: ANNA } },
    { body: { payload: 'ok' } },
  );
  await logInWith('Hasło', 'tajne');
  const code = await screen.findByLabelText('Kod z aplikacji');
  expect([document.activeElement, screen.queryByText('Wpisz kod.')]).toEqual([code, null]);
  await logInWith('Kod z aplikacji', '123');
  expect(await screen.findByText('Ten kod nie pasuje.')).toBeDefined();
  await userEvent.clear(code);
  expect(screen.queryByText('Ten kod nie pasuje.')).toBeNull();
  await logInWith('Kod z aplikacji', '123456');
  expect(await saving).toBe('ok');
  expect([sentField(sent[3], 'password'), sentField(sent[3], 'code')]).toEqual(['tajne', '123456']);
});

test('[SGN-14] whoever is asked gets no notice beside that; a tab whose person has logged out in another one is told', async () => {
  const { saving } = await saveOf(ANNA);
  expect(screen.getByText(/^Minął czas logowania/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Wyjdź bez zapisywania' }));
  await saving;
  expect(toastStore.getState().list).toEqual([]);

  setToken('bearer-1');
  setUser(ANNA);
  const otherTab = new BroadcastChannel('fracht-session');
  otherTab.postMessage({ left: ANNA.id });
  await waitFor(() => expect(userType()).toBe('GUEST'));
  otherTab.close();
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([uiText.leftElsewhere]);
});

/** The answer to a bearer whose session has ended, with the reason. */
const endedBy = (ended: string, text: string) => ({
  status: 401,
  body: { payload: { ended }, message: { type: 'warning', text, code: 'UNAUTHORIZED' } },
});

/** A call of ANNA's, whose session has ended for this reason. */
function callAfter(ended: ReturnType<typeof endedBy>): Promise<unknown> {
  setToken('bearer-1');
  setUser(ANNA);
  fakeFetch(ended);
  render(<LogInAgain onOther={other} />);
  return request({ method: 'GET', path: 'group/get/', parse: (payload) => payload }).catch(() => 'refused');
}

test('[SGN-15] whoever is asked for the login reads why the session has ended', async () => {
  const asked = callAfter(endedBy('PASSWORD_CHANGED', 'Zmieniono hasło.'));
  expect((await screen.findByText(/^Zmieniono hasło\. Zaloguj się, aby dokończyć\./u)).textContent).not.toContain(
    'czas',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Wyjdź bez zapisywania' }));
  expect(await asked).toBe('refused');
});

test('[SGN-15] whose account is gone is told that, and asked for no login', async () => {
  expect(await callAfter(endedBy('ACCOUNT_REMOVED', 'To konto zostało usunięte.'))).toBe('refused');
  expect([userType(), screen.queryByRole('dialog')]).toEqual(['GUEST', null]);
  expect(toastStore.getState().list.map(({ type, text }) => [type, text])).toEqual([
    ['warning', 'To konto zostało usunięte.'],
  ]);
});

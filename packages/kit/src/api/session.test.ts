import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch, type Sent } from '@fracht/testing/screens/fake-fetch.ts';
import { readLocal, readTab, readTabToken, writeLocal, writeTab } from '../session/browser-storage.ts';
import { clearSession, sessionStore, setToken, setUser, userType } from '../session/session-store.ts';
import { toastStore } from '../ui/toasts.ts';
import { type Call, request } from './request.ts';
import { login, logout, startSession } from './session.ts';

const USER = { id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'TEACHER' };
const EXPIRED = { status: 401, body: { message: { type: 'warning', text: 'Zaloguj się.', code: 'UNAUTHORIZED' } } };

beforeEach(async () => {
  fakeFetch();
  await startSession();
  clearSession();
});
afterEach(() => vi.unstubAllGlobals());

/** A call whose payload is not parsed. */
const ask = (call: Omit<Call<unknown>, 'parse'>) => request({ ...call, parse: (payload) => payload });

test('[SGN-1] login keeps both tokens and learns who it is', async () => {
  fakeFetch(
    { body: { csrf: { key: 'k', token: 't' }, payload: { auth: { value: 'bearer' }, remember: { value: 'rem-1' } } } },
    { body: { payload: USER } },
  );
  await login({ email: 'a@b.pl', password: 'tajne-haslo' });
  expect([readTabToken(), readLocal('remember'), userType()]).toEqual(['bearer', 'rem-1', 'TEACHER']);
});

test.each([
  ['by a code, without a PIN yet', { login: 'anna.lis', has_password: false }, true],
  ['by a PIN', { login: 'anna.lis', has_password: true }, false],
  ['by e-mail', {}, false],
])('[OWN-5] a login %s tells whether a PIN is to be asked for', async (_how, more, isPinDue) => {
  fakeFetch({ body: { payload: { auth: { value: 'bearer' } } } }, { body: { payload: { ...USER, ...more } } });
  await login({ email: 'anna.lis', password: 'MBJZ-PJVX' });
  expect(sessionStore.getState().isPinDue).toBe(isPinDue);
});

test('[SGN-3] a bearer that ran out is renewed by the remember-me token, which rotates', async () => {
  const sent = fakeFetch(
    EXPIRED,
    { body: { payload: { value: 'bearer-2', remember: { value: 'rem-2' } } } },
    { body: { payload: 'ok' } },
  );
  setToken('bearer-1');
  writeLocal('remember', 'rem-1');
  expect(await ask({ method: 'GET', path: 'group/get/' })).toBe('ok');
  expect(sent.map(({ url }) => url)).toEqual(['/api/group/get/', '/api/auth/check/', '/api/group/get/']);
  expect([readTabToken(), readLocal('remember')]).toEqual(['bearer-2', 'rem-2']);
});

test('[SGN-3] a session that nothing can renew, and at which nobody was at work, is over; one that the network hid is not', async () => {
  setToken('bearer-1');
  writeLocal('remember', 'rem-1');
  fakeFetch(EXPIRED, { status: 401, body: { message: { type: 'none', text: 'x', code: 'REMEMBER_INVALID' } } });
  await expect(ask({ method: 'GET', path: 'group/get/' })).rejects.toMatchObject({ status: 401 });
  expect([userType(), readLocal('remember')]).toEqual(['GUEST', null]);
  expect(toastStore.getState().list).toEqual([]);

  setToken('bearer-1');
  writeLocal('remember', 'rem-1');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(ask({ method: 'GET', path: 'group/get/' })).rejects.toMatchObject({ status: 0 });
  expect(readLocal('remember')).toBe('rem-1');
});

const NEXT = { body: { payload: { value: 'bearer-2', remember: { value: 'rem-2' } } } };
const INVALID = { status: 401, body: { message: { type: 'none', text: 'x', code: 'REMEMBER_INVALID' } } };
const LOST = new TypeError('the answer was lost');
type ServedAnswer = { readonly status?: number; readonly body: object };

/** Answers in turn; an error stands for an answer that does not come. Returns the bodies that were sent. */
function answering(...answers: readonly (ServedAnswer | TypeError)[]) {
  const shown: string[] = [];
  const served = [...answers];
  const next = (): ServedAnswer | TypeError => served.shift() ?? NEXT;
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    shown.push(body instanceof URLSearchParams ? (body.get('rememberMeToken') ?? '') : '');
    const answer = next();
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(Response.json(answer.body, { status: answer.status ?? 200 }));
  });
  return shown;
}

test('[SGN-13] a token whose answer was lost is shown again at once', async () => {
  const shown = answering(EXPIRED, LOST, NEXT, { body: { payload: 'ok' } });
  setToken('bearer-1');
  writeLocal('remember', 'rem-1');
  expect(await ask({ method: 'GET', path: 'group/get/' })).toBe('ok');
  expect(shown.slice(1, 3)).toEqual(['rem-1', 'rem-1']);
  expect([readTabToken(), readLocal('remember')]).toEqual(['bearer-2', 'rem-2']);
});

test('[SGN-13] a token from which another tab has gone on is refused for the one that it has left, before the session is given up', async () => {
  const shown: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (!path.includes('auth/check')) return Promise.resolve(Response.json(EXPIRED.body, { status: 401 }));
    const token = body instanceof URLSearchParams ? (body.get('rememberMeToken') ?? '') : '';
    shown.push(token);
    // The other tab has stored its own token meanwhile.
    if (token === 'rem-1') writeLocal('remember', 'rem-2');
    const answer = token === 'rem-1' ? INVALID.body : { payload: { value: 'bearer-3', remember: { value: 'rem-3' } } };
    return Promise.resolve(Response.json(answer, { status: token === 'rem-1' ? 401 : 200 }));
  });
  setToken('bearer-1');
  writeLocal('remember', 'rem-1');
  await expect(ask({ method: 'GET', path: 'group/get/' })).rejects.toMatchObject({ status: 401 });
  expect(shown).toEqual(['rem-1', 'rem-2']);
  expect([readTabToken(), readLocal('remember')]).toEqual(['bearer-3', 'rem-3']);
});

test('[SGN-13] an answer that comes after another tab has gone on further does not put its token back', async () => {
  vi.stubGlobal('fetch', (path: string) => {
    if (!path.includes('auth/check')) return Promise.resolve(Response.json(EXPIRED.body, { status: 401 }));
    writeLocal('remember', 'rem-7');
    return Promise.resolve(Response.json(NEXT.body));
  });
  setToken('bearer-1');
  writeLocal('remember', 'rem-1');
  await expect(ask({ method: 'GET', path: 'group/get/' })).rejects.toMatchObject({ status: 401 });
  expect([readTabToken(), readLocal('remember')]).toEqual(['bearer-2', 'rem-7']);
});

test('[SGN-4] logout forgets everything, even when the server does not answer', async () => {
  setToken('bearer-1');
  setUser({ ...USER, type: 'TEACHER' });
  writeLocal('remember', 'rem-1');
  fakeFetch({ status: 500, body: {} });
  await logout();
  expect(sessionStore.getState()).toEqual({ token: null, csrf: null, user: null, isPinDue: false });
  expect([readTabToken(), readLocal('remember')]).toEqual([null, null]);
});

test('[SGN-5] [SEM-5] the row of moments of one person is gone when that person has left, whatever page was loaded since', () => {
  writeTab('moments', '{"moments":[],"verdicts":[]}');
  clearSession();
  expect(readTab('moments')).toBeNull();
});

function sentBody(sent: Sent | undefined): Readonly<Record<string, unknown>> {
  const body = sent?.init.body;
  return body instanceof URLSearchParams || body instanceof FormData ? Object.fromEntries(body.entries()) : {};
}

test('[SGN-6] by what the server knows this browser is kept past a logout, and sent with each login', async () => {
  const answer = { body: { payload: { auth: { value: 'bearer' }, device: { value: 'd1.s-1_a' } } } };
  const first = fakeFetch(answer, { body: { payload: USER } });
  await login({ email: 'a@b.pl', password: 'tajne-haslo' });
  expect(sentBody(first[0])).toMatchObject({ devices: '' });
  fakeFetch({ body: {} });
  await logout();
  const again = fakeFetch({ body: { payload: { auth: { value: 'bearer' } } } }, { body: { payload: USER } });
  await login({ email: 'c@d.pl', password: 'tajne-haslo' });
  expect(sentBody(again[0])).toMatchObject({ devices: 'd1.s-1_a' });
  expect(readLocal('devices')).toBe('d1.s-1_a');
});

/** What the browser stores of the page and the game opened last, and whose they were. */
const way = () => ['route', 'game', 'person'].map((key) => localStorage.getItem(key));

function leaveWay(): void {
  writeLocal('route', 'game-orders');
  writeLocal('game', 'g1');
}

test('[SGN-4] [SGN-16] the page and game that were open last go with a logout, and stay for who logs in again after an end', async () => {
  setUser({ ...USER, type: 'TEACHER' });
  leaveWay();
  clearSession();
  setUser({ ...USER, type: 'TEACHER' });
  expect(way()).toEqual(['game-orders', 'g1', 'u1']);
  fakeFetch({ body: {} });
  await logout();
  expect(way()).toEqual([null, null, null]);
});

test('[SGN-16] the page and game that somebody else has left lead nobody anywhere', () => {
  setUser({ ...USER, type: 'STUDENT' });
  leaveWay();
  clearSession();
  setUser({ ...USER, id: 'u2', type: 'STUDENT' });
  expect(way()).toEqual([null, null, 'u2']);
});

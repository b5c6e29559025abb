import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeFetch } from '@fracht/testing/screens/fake-fetch.ts';

const USER = { id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'TEACHER', login: 'anna.lis' };
const logged = vi.spyOn(console, 'info');

beforeEach(() => {
  vi.resetModules();
  logged.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  leaveTabs();
});

/** Modules loaded by earlier tests stay in the page, and answer like another tab in which somebody is logged in. */
let leaveTabs = (): void => undefined;

/** The modules of the session as fresh as after a page load. */
async function loaded() {
  const { startSession, verifyStart } = await import('./session.ts');
  const { sessionStore } = await import('../session/session-store.ts');
  const { toastStore } = await import('../ui/toasts.ts');
  const leaveEarlier = leaveTabs;
  leaveTabs = () => {
    leaveEarlier();
    sessionStore.setState({ user: null });
  };
  return { startSession, verifyStart, sessionStore, toastStore };
}

test('[SGN-2] at the start the bearer of this tab is verified, once', async () => {
  sessionStorage.setItem('auth', 'bearer-1');
  const sent = fakeFetch({ body: { csrf: { key: 'k', token: 't' }, payload: { valid: true, user: USER } } });
  const { startSession, sessionStore } = await loaded();
  await Promise.all([startSession(), startSession()]);
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/verify/']);
  expect(sessionStore.getState()).toEqual({
    token: 'bearer-1',
    csrf: { key: 'k', token: 't' },
    user: USER,
    isPinDue: false,
  });
});

test('[SGN-2] without a bearer the remember-me token brings the session back, and the next one is kept', async () => {
  localStorage.setItem('rememberMeToken', 'rem-1');
  const sent = fakeFetch(
    { body: { payload: { value: 'bearer-2', remember: { value: 'rem-2' } } } },
    { body: { payload: USER } },
  );
  const { startSession, sessionStore } = await loaded();
  await startSession();
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/check/', '/api/user/data/']);
  expect(sent[0]?.init.body).toEqual(new URLSearchParams('rememberMeToken=rem-1'));
  expect([sessionStore.getState().user?.id, localStorage.getItem('rememberMeToken')]).toEqual(['u1', 'rem-2']);
});

test.each([
  ['a server that fails', () => fakeFetch({ status: 500, body: { message: { type: 'danger', text: 'Awaria' } } })],
  ['no server', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))],
])('[SGN-2] a verification that fails, by %s, is only logged', async (_, serve) => {
  sessionStorage.setItem('auth', 'bearer-1');
  localStorage.setItem('route', 'panel-lecturer-games');
  serve();
  const { startSession, sessionStore, toastStore } = await loaded();
  await startSession();
  expect(sessionStore.getState().user).toBeNull();
  expect(toastStore.getState().list).toEqual([]);
  expect(logged).toHaveBeenCalled();
  expect(localStorage.getItem('route')).toBe('panel-lecturer-games');
});

test.each([
  ['a server that is busy', 429],
  ['a server that fails', 503],
])('[SGN-3] %s takes neither the bearer nor the remember-me token', async (_, status) => {
  sessionStorage.setItem('auth', 'bearer-1');
  localStorage.setItem('rememberMeToken', 'rem-1');
  const sent = fakeFetch({ status, body: { message: { type: 'warning', text: 'Za dużo.' } } });
  const { startSession } = await loaded();
  await startSession();
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/verify/']);
  expect([sessionStorage.getItem('auth'), localStorage.getItem('rememberMeToken')]).toEqual(['bearer-1', 'rem-1']);
});

test('[SGN-3] a renewal that a busy server puts off leaves the remember-me token for the next time; a refused one takes it', async () => {
  localStorage.setItem('rememberMeToken', 'rem-1');
  fakeFetch({ status: 429, body: {} });
  await (await loaded()).startSession();
  expect(localStorage.getItem('rememberMeToken')).toBe('rem-1');
  vi.resetModules();
  fakeFetch({ status: 401, body: { message: { type: 'none', text: 'x', code: 'REMEMBER_INVALID' } } });
  await (await loaded()).startSession();
  expect(localStorage.getItem('rememberMeToken')).toBeNull();
});

test('[SGN-2] a guest’s start is verified too; that there is no session is only logged, and no screen waits for it', async () => {
  const sent = fakeFetch({
    status: 401,
    body: { message: { type: 'warning', text: 'Zaloguj się.', code: 'UNAUTHORIZED' } },
  });
  const { startSession, verifyStart, sessionStore, toastStore } = await loaded();
  await startSession();
  expect(sent).toEqual([]);
  await verifyStart();
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/verify/']);
  expect([sessionStore.getState().user, toastStore.getState().list]).toEqual([null, []]);
  expect(logged).toHaveBeenCalledOnce();
});

test('[SGN-2] where a session may be, its verification is the one of the start', async () => {
  sessionStorage.setItem('auth', 'bearer-1');
  const sent = fakeFetch({ body: { payload: { valid: true, user: USER } } });
  const { startSession, verifyStart } = await loaded();
  await Promise.all([startSession(), verifyStart()]);
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/verify/']);
});

const REMEMBERED = { body: { payload: { value: 'bearer-2', remember: { value: 'rem-2' } } } };
const SHARED = { body: { payload: { value: 'bearer-2', remember: { value: 'rem-2', shared: true } } } };

/** Another tab of this browser, in which somebody is logged in: it answers when asked. */
function openTab(): void {
  const tab = new BroadcastChannel('fracht-session');
  tab.addEventListener('message', ({ data }: MessageEvent<{ asks?: string }>) => {
    if (data.asks !== undefined) tab.postMessage({ here: data.asks });
  });
  onTestFinished(() => tab.close());
}

/** Longer than a tab waits for others. */
const heardNobody = () => new Promise((resolve) => setTimeout(resolve, 400));

test('[SGN-17] whoever opens a browser that remembers somebody reads whom, and leads it back to the login with one press', async () => {
  localStorage.setItem('rememberMeToken', 'rem-1');
  localStorage.setItem('route', 'game-orders');
  fakeFetch(REMEMBERED, { body: { payload: USER } }, { body: {} });
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign });
  const { startSession, sessionStore, toastStore } = await loaded();
  await startSession();
  await vi.waitFor(() => expect(toastStore.getState().list).toHaveLength(1));
  const [notice] = toastStore.getState().list;
  expect([notice?.text, notice?.actions.map(({ text }) => text)]).toEqual([
    'Przeglądarka pamięta logowanie: Anna Lis. Jeśli to nie Twoje konto, wyloguj je.',
    ['To nie ja'],
  ]);
  notice?.actions[0]?.onPress();
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/?okno=logowanie']]));
  expect(sessionStore.getState().user).toBeNull();
  expect(['rememberMeToken', 'route', 'person'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
  expect(toastStore.getState().list).toEqual([]);
});

test('[SGN-17] who opens another tab of a browser in use is not asked', async () => {
  localStorage.setItem('rememberMeToken', 'rem-1');
  openTab();
  fakeFetch(REMEMBERED, { body: { payload: USER } });
  const { startSession, sessionStore, toastStore } = await loaded();
  await startSession();
  await heardNobody();
  expect([sessionStore.getState().user?.id, toastStore.getState().list]).toEqual(['u1', []]);
});

test('[SGN-17] on shared computers another tab is logged in too, and a browser that is opened again remembers nobody', async () => {
  localStorage.setItem('rememberMeToken', 'rem-1');
  fakeFetch(SHARED, { body: { payload: USER } });
  const first = await loaded();
  await first.startSession();
  expect([first.sessionStore.getState().user?.id, localStorage.getItem('shared')]).toEqual(['u1', '1']);

  vi.resetModules();
  sessionStorage.clear();
  localStorage.setItem('game', 'g1');
  const sent = fakeFetch(SHARED);
  const next = await loaded();
  leaveTabs();
  await next.startSession();
  expect([sent, next.sessionStore.getState().user]).toEqual([[], null]);
  expect(['rememberMeToken', 'shared', 'game'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);

  vi.resetModules();
  localStorage.setItem('rememberMeToken', 'rem-2');
  localStorage.setItem('shared', '1');
  openTab();
  fakeFetch(SHARED, { body: { payload: USER } });
  const beside = await loaded();
  await beside.startSession();
  expect(beside.sessionStore.getState().user?.id).toBe('u1');
});

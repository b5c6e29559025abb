import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch } from '@fracht/testing/screens/fake-fetch.ts';
import { setFieldErrors, useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { router, watchRoutes } from './router.tsx';
import { readLocal, rememberedGame, rememberGame, writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { startSession } from '@fracht/kit/api/session.ts';
import { clearSession, sessionStore, setToken, setUser } from '@fracht/kit/session/session-store.ts';

watchRoutes();

beforeEach(async () => {
  vi.unstubAllGlobals();
  fakeFetch();
  await startSession();
  clearSession();
  await router.navigate({ to: '/' });
  localStorage.clear();
});

function logIn(type: 'STUDENT' | 'TEACHER' | 'ADMIN'): void {
  setToken('bearer');
  setUser({ id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type });
}

/** The address at which a visit ends after all redirects. */
async function endOf(to: string): Promise<string> {
  await router.navigate({ to });
  return router.state.location.pathname;
}

test.each([
  ['STUDENT', '/panel', '/panel/student/games'],
  ['TEACHER', '/panel', '/panel/lecturer/games'],
  ['ADMIN', '/panel', '/panel/admin/lecturers'],
  ['STUDENT', '/panel/settings', '/panel/student/settings'],
  ['TEACHER', '/panel/settings', '/panel/lecturer/settings'],
  ['ADMIN', '/panel/settings', '/panel/admin/settings'],
  ['STUDENT', '/panel/student', '/panel/student/games'],
  ['TEACHER', '/panel/lecturer', '/panel/lecturer/games'],
  ['ADMIN', '/panel/admin', '/panel/admin/lecturers'],
] as const)('[RTE-5] %s at %s comes to %s', async (type, from, to) => {
  logIn(type);
  await router.navigate({ to: '/reset-password' });
  expect(await endOf(from)).toBe(to);
});

test.each([
  ['STUDENT', '/panel/lecturer/games'],
  ['STUDENT', '/panel/admin/lecturers'],
  ['TEACHER', '/panel/student/games'],
  ['TEACHER', '/panel/admin'],
  ['ADMIN', '/panel/student/group'],
  ['ADMIN', '/game/g1/map'],
] as const)('[RTE-1] %s may not open %s: the way leads to the landing page, and so out', async (type, to) => {
  logIn(type);
  await router.navigate({ to: '/reset-password' });
  expect(await endOf(to)).toBe('/');
  expect(sessionStore.getState()).toEqual({ token: null, csrf: null, user: null, isPinDue: false });
});

test.each(['/panel', '/panel/settings', '/panel/student/games', '/game/g1', '/game', '/nic/takiego'])(
  '[RTE-3] a guest at %s comes to the landing page',
  async (to) => {
    await router.navigate({ to: '/reset-password' });
    expect(await endOf(to)).toBe('/');
  },
);

test.each([
  ['STUDENT', '/panel/student', 'Rozgrywki - Panel studenta - Fracht'],
  ['TEACHER', '/panel/lecturer', 'Rozgrywki - Panel wykładowcy - Fracht'],
  ['ADMIN', '/panel/admin', 'Wykładowcy - Panel administratora - Fracht'],
  ['STUDENT', '/game/g1', 'Rozgrywka - Fracht'],
] as const)('[RTE-6] %s at %s reads the title %s', async (type, to, title) => {
  logIn(type);
  await router.navigate({ to });
  expect(document.title).toBe(title);
});

test('[RTE-5] who is on the own settings page stays there', async () => {
  logIn('STUDENT');
  await router.navigate({ to: '/panel/student/settings' });
  expect(await endOf('/panel/settings')).toBe('/panel/student/settings');
});

test('[RTE-4] logging out ends the session on the server and leads to the landing page', async () => {
  logIn('TEACHER');
  await router.navigate({ to: '/panel/lecturer/settings' });
  const sent = fakeFetch({ body: { payload: null } });
  expect(await endOf('/logout')).toBe('/');
  expect(sent[0]?.url).toBe('/api/auth/logout/');
  expect(sessionStore.getState().user).toBeNull();
});

test.each([
  ['STUDENT', '/panel/student/settings'],
  ['TEACHER', '/panel/lecturer/settings'],
  ['ADMIN', '/panel/admin/settings'],
] as const)('[RTE-2] %s who goes to the landing page is logged out on the way', async (type, from) => {
  logIn(type);
  await router.navigate({ to: from });
  const sent = fakeFetch({ body: { payload: null } });
  expect(await endOf('/')).toBe('/');
  expect(sent[0]?.url).toBe('/api/auth/logout/');
  expect(sessionStore.getState()).toEqual({ token: null, csrf: null, user: null, isPinDue: false });
});

test('[KEY-1] what is kept in the browser has the names that are promised', async () => {
  logIn('STUDENT');
  writeLocal('remember', 'rem-1');
  await router.navigate({ to: '/game/g1/orders' });
  const kept = (key: string) => localStorage.getItem(key);
  expect([kept('rememberMeToken'), kept('route'), kept('game')]).toEqual(['rem-1', 'game-orders', 'g1']);
  clearSession();
  expect([kept('rememberMeToken'), kept('route')]).toEqual([null, 'game-orders']);
});

test('[KEY-2] where the browser forbids storage, routes, session and game work without it', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  logIn('STUDENT');
  expect(await endOf('/game/g1/orders')).toBe('/game/g1/orders');
  expect([rememberedGame(), readLocal('route')]).toEqual([null, null]);
  expect(await endOf('/game')).toBe('/panel/student/games');
  vi.unstubAllGlobals();
});

test('[RTE-2] [RTE-13] coming to the landing page from another route clears the session and what was kept', async () => {
  await router.navigate({ to: '/reset-password' });
  setToken('bearer');
  writeLocal('remember', 'rem-1');
  setFieldErrors({ password: ['Za krótkie.'] });
  document.body.className = 'panel';
  await router.navigate({ to: '/' });
  expect([sessionStore.getState().token, readLocal('remember'), document.body.className]).toEqual([
    null,
    null,
    'landing-page',
  ]);
  expect(renderHook(() => useFieldErrors('password')).result.current).toEqual([]);
});

test('[RTE-2] a window that opens on the landing page clears nothing', async () => {
  writeLocal('remember', 'rem-1');
  await router.navigate({ to: '/', search: { okno: 'kontakt' } });
  expect(readLocal('remember')).toBe('rem-1');
});

test('[RTE-12] [RTE-13] title, body class and remembered route follow the address, but for landing page, logout and summary', async () => {
  logIn('STUDENT');
  await router.navigate({ to: '/panel/student/settings' });
  expect([document.title, document.body.className, readLocal('route')]).toEqual([
    'Ustawienia konta - Panel studenta - Fracht',
    'panel',
    'panel-student-settings',
  ]);
  await router.navigate({ to: '/game/g1/summary' });
  expect(readLocal('route')).toBe('panel-student-settings');
  await router.navigate({ to: '/game/g1' });
  expect(readLocal('route')).toBe('game-home');
  await router.navigate({ to: '/game/g1/summary', replace: true });
  expect(readLocal('route')).toBeNull();
  await router.navigate({ to: '/game/g1/orders' });
  expect(readLocal('route')).toBe('game-orders');
  await router.navigate({ to: '/game/g1/summary' });
  expect(readLocal('route')).toBe('game-orders');
  await router.navigate({ to: '/panel/student/settings' });
  await router.navigate({ to: '/logout' });
  expect([document.title, document.body.className, readLocal('route')]).toEqual([
    'Gra symulacyjna transportu drogowego - Fracht',
    'landing-page',
    null,
  ]);
});

test('[RTE-10] an open game is remembered and opened where the address has none; without one the panel opens', async () => {
  logIn('STUDENT');
  expect(await endOf('/game')).toBe('/panel/student/games');
  rememberGame('g7');
  await router.navigate({ to: '/panel/student/settings' });
  expect(await endOf('/game')).toBe('/game/g7');
  expect(rememberedGame()).toBe('g7');
});

test('[RTE-11] a login leads on from the landing page, an ended session back to it', async () => {
  writeLocal('route', 'panel-student-group');
  logIn('STUDENT');
  await waitFor(() => expect(router.state.location.pathname).toBe('/panel/student/group'));
  clearSession();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

import { beforeEach, expect, test } from 'vitest';
import { mayOpen } from './route-row.ts';
import { routeAfterLogin } from './router.tsx';
import { ROUTES } from './routes.tsx';
import { rememberGame, writeLocal } from './session/browser-storage.ts';
import { clearSession, setUser } from './session/session-store.ts';

const TYPES = ['GUEST', 'STUDENT', 'TEACHER', 'ADMIN'] as const;

/** Who may open what, as the specification's route table says. */
const ALLOWED: readonly (readonly [prefix: string, types: readonly string[]])[] = [
  ['landingPage', ['GUEST']],
  ['logout', TYPES],
  ['unknown', TYPES],
  ['reset-password', TYPES],
  ['gallery', TYPES],
  ['panel-admin', ['ADMIN']],
  ['panel-lecturer', ['TEACHER']],
  ['panel-student', ['STUDENT']],
  ['panel', ['STUDENT', 'TEACHER', 'ADMIN']],
  ['game', ['STUDENT', 'TEACHER']],
];

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

test.each(ROUTES.map((row) => [row.name, row] as const))('access to %s', (name, row) => {
  const [, types] = ALLOWED.find(([prefix]) => name.startsWith(prefix)) ?? ['', []];
  expect(TYPES.filter((type) => mayOpen(row.access, type))).toEqual(types);
});

test('every row has a screen or sends on, and every menu entry leads to a screen', () => {
  expect(ROUTES.filter(({ screen, sendsTo }) => screen === undefined && sendsTo === undefined)).toEqual([]);
  expect(ROUTES.filter(({ entry }) => entry !== undefined).every(({ screen }) => screen !== undefined)).toBe(true);
});

test("the student's menu: Grupa, Rozgrywki, Ankiety", () => {
  const entries = ROUTES.flatMap(({ entry }) => (entry?.menu === 'student' ? [entry.text] : []));
  expect(entries).toEqual(['Grupa', 'Rozgrywki', 'Ankiety']);
});

function logIn(type: 'STUDENT' | 'TEACHER'): void {
  setUser({ id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type });
}

test('after login one goes to the remembered route, or to the panel', () => {
  logIn('TEACHER');
  expect(routeAfterLogin()).toBe('/panel');
  writeLocal('route', 'panel-lecturer-groups');
  expect(routeAfterLogin()).toBe('/panel/lecturer/groups');
  writeLocal('route', 'game-shipments');
  expect(routeAfterLogin()).toBe('/panel');
  rememberGame('g1');
  expect(routeAfterLogin()).toBe('/game/g1/shipments');
});

test('a route that another type of user left behind is not followed', () => {
  logIn('STUDENT');
  writeLocal('route', 'panel-lecturer-groups');
  expect(routeAfterLogin()).toBe('/panel');
});

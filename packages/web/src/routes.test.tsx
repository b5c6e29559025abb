import { beforeEach, expect, test } from 'vitest';
import { mayOpen } from '@fracht/kit/route-row.ts';
import { routeAfterLogin } from './router.tsx';
import { ROUTES } from './routes.tsx';
import { rememberGame, writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { clearSession, setUser } from '@fracht/kit/session/session-store.ts';

const TYPES = ['GUEST', 'STUDENT', 'TEACHER', 'ADMIN'] as const;

/** The user types that may open the routes below each prefix. */
const ALLOWED: readonly (readonly [prefix: string, types: readonly string[]])[] = [
  ['landingPage', ['GUEST']],
  ['logout', TYPES],
  ['unknown', TYPES],
  ['reset-password', TYPES],
  ['accessibility', TYPES],
  ['network-test', TYPES],
  ['practice', TYPES],
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

test.each(ROUTES.map((row) => [row.name, row] as const))('[RTE-1] access to %s', (name, row) => {
  const [, types] = ALLOWED.find(([prefix]) => name.startsWith(prefix)) ?? ['', []];
  expect(TYPES.filter((type) => mayOpen(row.access, type))).toEqual(types);
});

test('[RTE-8] every row has a screen or sends on, and every menu entry leads to a screen', () => {
  expect(ROUTES.filter(({ screen, sendsTo }) => screen === undefined && sendsTo === undefined)).toEqual([]);
  expect(ROUTES.filter(({ entry }) => entry !== undefined).every(({ screen }) => screen !== undefined)).toBe(true);
});

/** The menus with their addresses, in the order shown. */
const MENUS = {
  admin: [
    ['Wykładowcy', 'lecturers'],
    ['Edycja strony głównej', 'landing-page'],
    ['Ustawienia gry', 'game-settings'],
    ['Sytuacje losowe', 'accidents'],
    ['Sytuacje krytyczne', 'emergencies'],
    ['Zmiany terminów/transportu', 'changes'],
    ['Kopie zapasowe', 'backups'],
    ['Dziennik zmian', 'audit'],
  ],
  lecturer: [
    ['Studenci', 'students'],
    ['Grupy', 'groups'],
    ['Rozgrywki', 'games'],
    ['Ustawienia ankiety', 'survey-settings'],
    ['Wypełnione ankiety', 'surveys'],
  ],
  student: [
    ['Grupa', 'group'],
    ['Rozgrywki', 'games'],
    ['Mój semestr', 'term'],
    ['Ankiety', 'surveys'],
  ],
  game: [
    ['Mapa', 'map'],
    ['Zlecenia klientów', 'orders'],
    ['Moje zlecenia', 'shipments/{-$orderId}'],
    ['Samochody', 'cars'],
  ],
} as const;

test.each(['admin', 'lecturer', 'student', 'game'] as const)(
  '[RTE-8] the menu of %s: its words, order and addresses',
  (menu) => {
    const parent = menu === 'game' ? 'game' : `panel-${menu}`;
    const entries = ROUTES.flatMap(({ entry, ...row }) => (entry?.menu === menu ? [{ ...row, entry }] : []));
    expect(entries.map(({ entry, title, path }) => [entry.text ?? title, path])).toEqual(MENUS[menu]);
    expect(entries.every((row) => row.parent === parent)).toBe(true);
  },
);

test.each([
  ['panel-admin', ['settings', 'lecturers', 'landing-page', 'game-settings', 'emergencies', 'accidents', 'changes']],
  ['panel-lecturer', ['settings', 'games', 'groups', 'students', 'survey-settings', 'surveys']],
  ['panel-student', ['settings', 'group', 'games', 'term', 'term/task/$item', 'surveys']],
  [
    'game',
    [
      '/',
      'summary',
      'result',
      'decisions',
      'what-if/$decision',
      'skills',
      'report',
      'map',
      'orders',
      'shipments/{-$orderId}',
      'cars',
    ],
  ],
] as const)('[RTE-7] the children of %s', (parent, paths) => {
  const children = ROUTES.filter((row) => row.parent === parent).map(({ path }) => path);
  expect(children).toEqual(expect.arrayContaining([...paths]));
});

test('[RTE-1] who may not open a route goes to the landing page; who may not open that, to logout', () => {
  const wrong = ROUTES.filter(({ name, redirect }) => redirect !== (name === 'landingPage' ? '/logout' : '/'));
  expect(wrong.map(({ name }) => name)).toEqual(['gallery-situation']);
});

test('[RTE-1] a deny list keeps the listed types out, an allow list all others', () => {
  const deny = { deny: ['GUEST', 'ADMIN'] } as const;
  const allow = { allow: ['ADMIN'] } as const;
  expect(TYPES.filter((type) => mayOpen(deny, type))).toEqual(['STUDENT', 'TEACHER']);
  expect(TYPES.filter((type) => mayOpen(allow, type))).toEqual(['ADMIN']);
});

test('[RTE-12] no page is forgotten but landing page, logout, summary and what its name alone cannot open', () => {
  const sendOn = ROUTES.filter(({ screen }) => screen === undefined).map(({ name }) => name);
  const forgotten = ROUTES.filter(({ isForgotten }) => isForgotten === true).map(({ name }) => name);
  const named = forgotten.filter((name) => !sendOn.includes(name) && !name.startsWith('gallery'));
  expect([sendOn.includes('logout'), ...named]).toEqual([
    true,
    'landingPage',
    'reset-password',
    'accessibility',
    'network-test',
    'practice',
    'panel-admin-accident',
    'panel-admin-accident-editor',
    'panel-admin-emergency',
    'panel-admin-emergency-editor',
    'panel-admin-change',
    'panel-admin-change-editor',
    'panel-lecturer-students-codes',
    'panel-lecturer-group-term',
    'panel-lecturer-lesson',
    'panel-lecturer-homework',
    'panel-lecturer-debrief',
    'panel-lecturer-projector',
    'panel-student-task',
    'game-summary',
    'game-result',
    'game-decisions',
    'game-what-if',
    'game-skills',
    'game-report',
    'game-practice',
    'game-replay',
  ]);
});

function logIn(type: 'STUDENT' | 'TEACHER'): void {
  setUser({ id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type });
}

test('[RTE-11] after login one goes to the remembered route, or to the panel', () => {
  logIn('TEACHER');
  expect(routeAfterLogin()).toBe('/panel');
  writeLocal('route', 'panel-lecturer-groups');
  expect(routeAfterLogin()).toBe('/panel/lecturer/groups');
  writeLocal('route', 'game-shipments');
  expect(routeAfterLogin()).toBe('/panel');
  rememberGame('g1');
  expect(routeAfterLogin()).toBe('/game/g1/shipments');
});

test('[RTE-11] a route that another type of user left behind is not followed', () => {
  logIn('STUDENT');
  writeLocal('route', 'panel-lecturer-groups');
  expect(routeAfterLogin()).toBe('/panel');
});

import { type Browser, devices } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { demoSchool, pastGame } from './demo-school.ts';
import type { LoggedIn, Opening } from './first-load.ts';
import type { Person } from './school.ts';
import { openSeat, seatLoggedIn } from './seat.ts';
import { ADMIN, type RunningServer } from './server.ts';
import { landingPage } from '../pages/landing-page.ts';
import { startGame } from '../steps/start-game.ts';

/** An entry page of the product: its name, how it is opened, and who opens it. */
export type Door = Pick<Opening, 'marks' | 'options'> & {
  readonly name: string;
  readonly path: string;
  readonly who: keyof Keys | null;
};

/** The logins of those who open entry pages. */
export type Keys = { readonly student: LoggedIn; readonly lecturer: LoggedIn; readonly admin: LoggedIn };

const PANEL = ['main h1', 'nav a'] as const;
const MAP = ['[data-land]', '[data-city] text', '[data-hint="clock"]', '[data-money]'] as const;

/**
 * The entry pages of a server with the demo school. The lecturer leads a game in its lobby; after that another one runs for the rest of the server's
 * life, and the newest of the played ones has its debrief.
 */
export async function openDoors(browser: Browser, server: RunningServer): Promise<readonly Door[]> {
  const played = await pastGame(server);
  const teacher = await new ApiClient(server.url).logIn(demoSchool.teacher.email, demoSchool.teacher.password);
  const student = await new ApiClient(server.url).logIn(demoSchool.student.email, demoSchool.student.password);
  const own = (await student.call(CALLS.games, {})).find(({ id }) => id === played);
  if (own === undefined) throw new Error('the demo student has played no game');
  const add = async (seed: string) =>
    (await teacher.call(CALLS.addGame, { body: { group: own.group, seed, auto_advance: true } })).id;
  const [waiting, running] = [await add('poczekalnia'), await add('dzwonek')];
  const lead = await seatLoggedIn(browser, server, demoSchool.teacher);
  const player = await seatLoggedIn(browser, server, demoSchool.student);
  await lead.page.goto(`/game/${running}`);
  await lead.page.locator('[data-game-shell]').waitFor();
  await player.page.goto(`/game/${running}`);
  await player.page.locator('[data-game-shell]').waitFor();
  await startGame(lead.page);
  await lead.context.close();
  await player.context.close();
  const admin = await new ApiClient(server.url).logIn(ADMIN.email, ADMIN.password);
  const [situation] = await admin.call(CALLS.emergencies, { query: {} });
  if (situation === undefined) throw new Error('the library is empty');
  return [
    { name: 'landing page', path: '/', who: null, marks: ['main h1', 'form [type="password"]'] },
    { name: "student's panel", path: '/panel/student/games', who: 'student', marks: PANEL },
    { name: "lecturer's panel", path: '/panel/lecturer/games', who: 'lecturer', marks: PANEL },
    { name: "admin's panel", path: '/panel/admin/lecturers', who: 'admin', marks: PANEL },
    { name: 'lobby', path: `/game/${waiting}`, who: 'student', marks: ['[data-game-shell] h1'] },
    { name: 'map', path: `/game/${running}/map`, who: 'student', marks: MAP },
    { name: 'orders', path: `/game/${running}/orders`, who: 'student', marks: ['[data-game-shell] tbody tr'] },
    { name: 'map on a phone', path: `/game/${running}/map`, who: 'student', marks: MAP, options: devices['Pixel 7'] },
    {
      name: 'debrief',
      path: `/game/${played}/summary`,
      who: 'student',
      marks: ['[data-game-shell] h1', 'main section'],
    },
    { name: 'live page', path: `/panel/lecturer/games/${running}`, who: 'lecturer', marks: PANEL },
    {
      name: 'projector',
      path: `/panel/lecturer/games/${played}/projector`,
      who: 'lecturer',
      marks: ['main h1, main h2'],
    },
    {
      name: 'editor',
      path: `/panel/admin/emergencies/${situation.id}/edit`,
      who: 'admin',
      marks: ['main h1', 'main textarea, main [contenteditable]'],
    },
  ];
}

/** Logs in everybody who opens an entry page, and gives what their browsers store. */
export async function keysOf(browser: Browser, server: RunningServer): Promise<Keys> {
  const keyOf = async (person: Person): Promise<LoggedIn> => {
    const seat = await openSeat(browser, server);
    await landingPage(seat.page).logIn(person);
    await seat.page.waitForURL('**/panel/**');
    const kept = await seat.context.storageState();
    await seat.context.close();
    return kept;
  };
  return {
    student: await keyOf(demoSchool.student),
    lecturer: await keyOf(demoSchool.teacher),
    admin: await keyOf({ id: '', name: '', ...ADMIN }),
  };
}

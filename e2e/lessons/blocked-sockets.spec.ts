import { expect, test } from '@playwright/test';
import { whenShown } from '../harness/moments.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { tell } from '../harness/tell.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { studentGames } from '../pages/student-games.ts';
import { bookFirst, bookInSight } from '../steps/booking.ts';
import { begin, gather } from '../steps/start-game.ts';

/** Within so many ms the app has switched to the stream by itself, however slow and busy the machine is; on a quiet one it takes three seconds. (LIN-1) */
const CHANGE_OVER = 100_000;

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 3, { unit_ms: 1000 });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[LIN-1] where web sockets are refused or hang, the game comes another way and is played all the same', async ({
  browser,
}) => {
  const [zofia, bartek, ola] = school.students;
  if (zofia === undefined || bartek === undefined || ola === undefined) throw new Error('somebody is missing');
  const teacher = await logInAt(browser, server, school.teacher);
  const open = await logInAt(browser, server, zofia);
  const refused = await logInAt(browser, server, bartek, { sockets: 'REFUSED' });
  const silent = await logInAt(browser, server, ola, { sockets: 'SILENT' });
  await gather(teacher, [open], { group: school.group.name, seed: 'bez gniazd' });

  for (const seat of [refused, silent]) await test.step('the app changes over by itself', () => expectChangeOver(seat));
  await test.step('the round begins for everybody', () => begin(teacher, [open, refused, silent]));
  await test.step('a student without sockets books, and others see it', () =>
    bookInSight(refused, [open, silent, teacher]));
  await test.step('students without sockets see what others book', () => bookInSight(open, [refused, silent]));
  await test.step('a booking without sockets is kept', () => expectKept(silent));
  expect([teacher, open, refused, silent].flatMap(({ faults }) => faults)).toEqual([]);
});

async function expectChangeOver({ page }: Seat): Promise<void> {
  await studentGames(page).join.waitFor();
  const pressed = Date.now();
  await studentGames(page).enter();
  const online = await whenShown(page, 'header [role="status"]', 'Połączono');
  const taken = (await online()) - pressed;
  tell('ms until the game was there without sockets', `${taken}`);
  expect(taken).toBeLessThan(CHANGE_OVER);
  await expect(gameShell(page).connection('Połączono')).toHaveAttribute('title', 'Połączono (tryb zapasowy)');
}

async function expectKept(seat: Seat): Promise<void> {
  const order = await bookFirst(seat);
  await seat.page.reload();
  await expect(gameShell(seat.page).connection('Połączono')).toBeVisible();
  await expect(ordersScreen(seat.page).booked(order)).toBeVisible();
}

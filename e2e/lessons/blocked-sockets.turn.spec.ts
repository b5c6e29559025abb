import { expect, test } from '@playwright/test';
import { whenShown } from '../harness/moments.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, type Seat, seatLoggedIn } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { tell } from '../harness/tell.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { bookFirst, bookInSight } from '../steps/booking.ts';
import { makeLed, startLed } from '../steps/led-game.ts';
import { toOrders } from '../steps/start-game.ts';

/** Within so many ms the app has switched to the stream by itself, however slow and busy the machine is; on an idle one it takes three seconds. (LIN-1) */
const CHANGE_OVER = 100_000;

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 2, { unit_ms: 1000 });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[LIN-1] where web sockets are refused or hang, the game comes another way and is played all the same', async ({
  browser,
}) => {
  const [bartek, ola] = school.students;
  if (bartek === undefined || ola === undefined) throw new Error('somebody is missing');
  const refused = await seatLoggedIn(browser, server, bartek, { sockets: 'REFUSED' });
  const silent = await seatLoggedIn(browser, server, ola, { sockets: 'SILENT' });
  const game = await makeLed(server, school, 'bez gniazd');

  for (const seat of [refused, silent])
    await test.step('the app changes over by itself', () => expectChangeOver(seat, game.game));
  await test.step('the round begins for everybody', async () => {
    await startLed(game);
    await Promise.all([refused, silent].map((seat) => toOrders(seat, true)));
  });
  await test.step('a student without sockets books, and who has none either sees it', () =>
    bookInSight(refused, [silent]));
  const order = await test.step('a booking without sockets is kept', () => expectKept(silent));
  await test.step('who has a socket sees it', () =>
    expect.poll(() => game.seen().orders.find(({ id }) => id === order)?.player).toBe(ola.id));
  expect([refused, silent].flatMap(({ faults }) => faults)).toEqual([]);
});

async function expectChangeOver({ page }: Seat, game: string): Promise<void> {
  const pressed = Date.now();
  await page.goto(`/game/${game}`);
  const online = await whenShown(page, 'header [role="status"]', 'Połączono');
  const taken = (await online()) - pressed;
  tell('ms until the game was there without sockets', `${taken}`);
  expect(taken).toBeLessThan(CHANGE_OVER);
  await expect(gameShell(page).connection('Połączono')).toHaveAttribute('title', 'Połączono (tryb zapasowy)');
}

async function expectKept(seat: Seat): Promise<string> {
  const order = await bookFirst(seat);
  await seat.page.reload();
  await expect(gameShell(seat.page).connection('Połączono')).toBeVisible();
  await expect(ordersScreen(seat.page).booked(order)).toBeVisible();
  return order;
}

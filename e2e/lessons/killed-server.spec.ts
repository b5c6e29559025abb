import { expect, test } from '@playwright/test';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { shipmentsScreen } from '../pages/shipments-screen.ts';
import { bookFirst } from '../steps/booking.ts';
import { begin, openLobby } from '../steps/start-game.ts';

/** A unit is a game minute; after a restart the clock may be a few of them behind what was shown last. */
const FEW_UNITS = 5;

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 1, { unit_ms: 1000, leave_grace_s: 600 });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[LIN-15] the server is killed in mid-round: the loss is shown, and the game goes on by itself where it was', async ({
  browser,
}) => {
  const { teacher, students } = await openLobby(browser, server, school, { seed: 'awaria' });
  const [zofia] = students;
  if (zofia === undefined) throw new Error('somebody is missing');
  const everybody = [teacher, zofia];
  await begin(teacher, students);
  const kept = await bookFirst(zofia);
  await expect(ordersScreen(teacher.page).taken(kept)).toBeVisible();
  const before = await gameShell(teacher.page).minutes();

  await server.kill();
  await test.step('everybody is told that the line is lost', () => expectLost(everybody));
  const late = await test.step('a student goes on deciding', () => bookWhileLost(zofia));

  await server.restart();
  await test.step('everybody is back without doing anything', () => expectBack(everybody));
  const after = await gameShell(teacher.page).minutes();
  expect(after).toBeGreaterThanOrEqual(before - FEW_UNITS);
  await expect.poll(() => gameShell(teacher.page).minutes()).toBeGreaterThan(after);
  await test.step('the booking is there, and the one made during the outage too', () =>
    expectBooked(zofia, teacher, [kept, late]));
});

async function expectLost(everybody: readonly Seat[]): Promise<void> {
  for (const { page } of everybody) {
    await expect(gameShell(page).lost).toBeVisible();
    await expect(gameShell(page).connection('Brak połączenia')).toBeAttached();
  }
}

async function bookWhileLost({ page }: Seat): Promise<string> {
  const orders = ordersScreen(page);
  const [order = ''] = await orders.free();
  await orders.button(order).click();
  await expect(gameShell(page).lost.getByText('Czeka na wysłanie: 1')).toBeVisible();
  return order;
}

async function expectBack(everybody: readonly Seat[]): Promise<void> {
  for (const { page } of everybody) await expect(gameShell(page).connection('Połączono')).toBeVisible();
  for (const { page } of everybody) await expect(gameShell(page).lost).toBeHidden();
}

async function expectBooked(owner: Seat, other: Seat, orders: readonly string[]): Promise<void> {
  for (const order of orders) await expect(ordersScreen(other.page).taken(order)).toBeVisible();
  await gameShell(owner.page).goTo('Moje zlecenia');
  const { list } = shipmentsScreen(owner.page);
  for (const order of orders) await expect(list.getByText(order)).toBeVisible();
}

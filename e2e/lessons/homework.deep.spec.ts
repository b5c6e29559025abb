import { expect, test } from '@playwright/test';
import { expectSound } from '../harness/looks.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { lecturerHomework, ownHomework } from '../pages/homework.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { shipmentsScreen } from '../pages/shipments-screen.ts';
import { bookFirst } from '../steps/booking.ts';
import { playHomework, setHomework } from '../steps/homework.ts';

/** A whole round at ten times the speed, half a minute until the server checks which assignments are over, and a debrief, on any machine. */
const PATIENCE = { timeout: 200_000 };

// Whole rounds, and half a minute until the server checks which assignments are over.
test.describe.configure({ timeout: 900_000 });

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 4, {
    unit_ms: 250,
    critical_per_round: 0,
    random_per_round: 0,
    change_per_round: 0,
  });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[HWS-3] [HWK-4] [HWK-5] [SOL-4] [HWO-3] [HWO-8] the end comes in the middle of play: the student is told, nothing is lost, and what was played through before counts', async ({
  browser,
}) => {
  const [, bartek, ola] = school.students;
  if (bartek === undefined || ola === undefined) throw new Error('somebody has no account');
  const { title, address, endNow } = await setHomework(school, {
    title: 'ładunki powrotne',
    bots: 2,
    // A round lasts five minutes, more than the second attempt needs to be closed in; the first is over in half a minute.
    settings: { unit_ms: 500 },
  });
  const teacher = await logInAt(browser, server, school.teacher);
  const playing = await logInAt(browser, server, bartek);
  const resting = await logInAt(browser, server, ola);
  const own = ownHomework(playing.page);

  await test.step('one attempt is played through', async () => {
    await playHomework(playing, title, true);
    await gameShell(playing.page).goTo('Moje zlecenia');
    await own.speed.selectOption('10');
    await playing.page.waitForURL('**/summary', PATIENCE);
    await playing.page.goto('/panel/student/games');
  });
  await test.step('somebody else has paused the only attempt', async () => {
    await playHomework(resting, title, true);
    await ownHomework(resting.page).pause.click();
    await expect(ownHomework(resting.page).goOn).toBeVisible();
    await resting.context.close();
  });

  const game = await playHomework(playing, title, false);
  await toOrders(playing);
  const order = await bookFirst(playing);
  await gameShell(playing.page).goTo('Moje zlecenia');

  await endNow();
  await test.step('who plays reads that it does not count, why, and what does', async () => {
    await playing.page.waitForURL('**/summary', PATIENCE);
    await expect(own.uncounted).toContainText('Termin zadania minął, zanim gra dobiegła końca.');
    await expect(own.uncounted).toContainText(/Liczy się wynik \S+(?:\s\S+)? z\sinnego podejścia/u);
    await expectSound(playing.page, 'an attempt that the end has closed');
  });
  await test.step('what was booked stands there', async () => {
    await playing.page.goto(`/game/${game}/shipments`);
    await expect(shipmentsScreen(playing.page).list.getByText(order)).toBeVisible();
  });
  await test.step('in the panel nothing can be begun any more, and both attempts can be looked at', async () => {
    await playing.page.goto('/panel/student/games');
    await expect(own.item(title)).toContainText('termin minął');
    await expect(own.item(title)).toContainText('Podejście 2: przerwane');
    await expect(own.item(title)).toContainText(/Wynik [\d−]/u);
    await expect(own.begin(title)).toHaveCount(0);
    await expect(own.resume(title)).toHaveCount(0);
    await expect(own.item(title).getByRole('link', { name: /^Powtórka:/u })).toHaveCount(2);
  });
  await test.step('the teacher sees who has handed it in and who was broken off', async () => {
    const set = lecturerHomework(teacher.page);
    await teacher.page.goto(address);
    await expect(set.row(bartek.name)).toContainText('Oddane');
    await expect(set.row(bartek.name)).toContainText(/2\sz\s3/u);
    await expect(set.row(ola.name)).toContainText('Przerwane');
    await teacher.page.goto('/panel/lecturer/games/homework');
    await expect(set.line(title)).toContainText('Po terminie');
    await expect(set.line(title)).toContainText(/1\sz\s4/u);
  });
  expect([...teacher.faults, ...playing.faults, ...resting.faults]).toEqual([]);
});

test('[LIN-8] [LED-2] [SOL-2] the network is cut in the middle of a homework: a short cut changes nothing, after a long one the game has waited and goes on with the decision that was taken meanwhile', async ({
  browser,
}) => {
  const person = school.students[3];
  if (person === undefined) throw new Error('nobody');
  const [short, long] = [
    await setHomework(school, { title: 'na chwilę', bots: 0, settings: { unit_ms: 1000, leave_grace_s: 600 } }),
    await setHomework(school, { title: 'na długo', bots: 0, settings: { unit_ms: 1000, leave_grace_s: 2 } }),
  ];
  const teacher = await logInAt(browser, server, school.teacher);
  const seat = await logInAt(browser, server, person);
  const { page, context } = seat;
  const own = ownHomework(page);
  const shell = gameShell(page);
  const { lost, notices } = shell;

  // The last chunk of those that are prefetched.
  const allFetched = page.waitForResponse(/survey-offer/u, { timeout: 0 });
  await playHomework(seat, short.title, true);
  await toOrders(seat);
  await allFetched;
  await test.step('a decision waits for the line, another speed is refused', async () => {
    const late = await bookWhileAway(seat);
    await own.speed.selectOption('10');
    await expect(notices).toContainText('Brak połączenia z serwerem.');
    await expect(own.speed).toHaveValue('1');
    await context.setOffline(false);
    await expect(lost).toBeHidden();
    await expect(own.pause).toBeVisible();
    await shell.goTo('Moje zlecenia');
    await expect(shipmentsScreen(page).list.getByText(late)).toBeVisible();
  });

  await page.goto('/panel/student/games');
  await playHomework(seat, long.title, false);
  await toOrders(seat);
  const kept = await bookFirst(seat);
  const late = await bookWhileAway(seat);
  await test.step('the game does not wait for the line: it pauses, and the teacher sees it', async () => {
    await teacher.page.goto(long.address);
    await expect(lecturerHomework(teacher.page).row(person.name)).toContainText('runda 1, wstrzymana');
  });
  await context.setOffline(false);
  await test.step('back again the game goes on with the decision, and what was booked before is there', async () => {
    await expect(lost).toBeHidden();
    await expect(own.pause).toBeVisible();
    const more = await bookFirst(seat);
    await shell.goTo('Moje zlecenia');
    for (const order of [kept, late, more]) await expect(shipmentsScreen(page).list.getByText(order)).toBeVisible();
  });
  expect([...teacher.faults, ...seat.faults]).toEqual([]);
});

async function toOrders({ page }: Seat): Promise<void> {
  await gameShell(page).goTo('Zlecenia klientów');
  await expect(ordersScreen(page).rows.first()).toBeVisible();
}

/** Cuts the connection and books the first free order all the same; gives the order. */
async function bookWhileAway({ page, context }: Seat): Promise<string> {
  const { lost } = gameShell(page);
  await context.setOffline(true);
  await expect(lost).toBeVisible();
  const [order = ''] = await ordersScreen(page).free();
  await ordersScreen(page).button(order).click();
  // What was done just before may not have been answered either.
  await expect(lost.getByText(/Czeka na wysłanie: [12]/u)).toBeVisible();
  return order;
}

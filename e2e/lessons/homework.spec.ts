import { expect, test } from '@playwright/test';
import { expectSound } from '../harness/looks.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { lecturerHomework, ownHomework } from '../pages/homework.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { replayScreen } from '../pages/replay-screen.ts';
import { shipmentsScreen } from '../pages/shipments-screen.ts';
import { bookFirst } from '../steps/booking.ts';
import { playHomework, setHomework } from '../steps/homework.ts';
import { startGame } from '../steps/start-game.ts';

const TITLE = 'czas pracy kierowcy';
/** A whole round at ten times the speed, half a minute until the server looks which assignments are over, and a debrief, on any machine. */
const PATIENCE = { timeout: 300_000 };

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

test('[HWO-1] [HWO-2] [HWO-3] [HWO-4] [HWO-7] [HWO-8] [HWO-9] [SOL-1] [SOL-2] a teacher sets homework, a student plays it alone, pauses, comes back another time and ends it', async ({
  browser,
}) => {
  const teacher = await logInAt(browser, server, school.teacher);
  const set = lecturerHomework(teacher.page);
  const [zofia] = school.students;
  if (zofia === undefined) throw new Error('Zofia has no account');

  await test.step('the teacher sets one round with two bots', async () => {
    await teacher.page.goto('/panel/lecturer/games');
    await set.open();
    await expect(teacher.page.getByText('Nie ma jeszcze zadań domowych')).toBeVisible();
    await set.add.first().click();
    await set.title.fill(TITLE);
    await set.rounds(1).click();
    await set.bots.selectOption('ordinary 2');
    await set.situations.setChecked(false);
    await expectSound(teacher.page, 'new homework');
    await set.set.click();
    await expect(set.row(zofia.name)).toContainText('Bez startu');
    await expect(set.rounds(2)).toBeEnabled();
  });

  const first = await logInAt(browser, server, zofia);
  const own = ownHomework(first.page);
  await test.step('the student begins and pauses', async () => {
    await expect(own.card).toBeVisible();
    await expectSound(first.page, 'the student’s homework');
    await own.begin(TITLE).click();
    await expect(own.start).toBeEnabled();
    await expectSound(first.page, 'the lobby of a homework');
    await startGame(first.page, own.start);
    await first.page.waitForURL('**/map');
    await own.pause.click();
    await expect(own.goOn).toBeVisible();
    await expect(first.page.getByText(/Gra poczeka do /u)).toBeVisible();
    await expectSound(first.page, 'a paused homework');
  });

  await test.step('the browser is closed, and the teacher sees where the game stands', async () => {
    await first.context.close();
    await teacher.page.reload();
    await expect(set.row(zofia.name)).toContainText('runda 1, wstrzymana');
    await expect(set.rounds(2)).toBeDisabled();
    await expectSound(teacher.page, 'the students of a homework');
  });

  const second = await logInAt(browser, server, zofia);
  const back = ownHomework(second.page);
  await test.step('the student comes back, plays on ten times as fast, and ends it', async () => {
    await back.resume(TITLE).click();
    // The end is waited for on a screen without the map, which draws all the time.
    await gameShell(second.page).goTo('Moje zlecenia');
    await back.goOn.click();
    await back.speed.selectOption('10');
    await expect(back.speed).toHaveValue('10');
    await second.page.waitForURL('**/{summary,result}', PATIENCE);
    await second.page.goto('/panel/student/games');
    await expect(second.page.getByRole('link', { name: `Powtórka: ${TITLE}, podejście 1` })).toBeVisible();
    await expect(second.page.getByRole('button', { name: `Zacznij: ${TITLE}` })).toBeVisible();
  });

  await test.step('the teacher has the result, a file of all, the replay and the debrief', async () => {
    await teacher.page.reload();
    await expect(set.row(zofia.name)).toContainText('Oddane');
    await expect(set.row(zofia.name)).toContainText(/1\sz\s3/u);
    const [file] = await Promise.all([teacher.page.waitForEvent('download'), set.results.click()]);
    expect(file.suggestedFilename()).toMatch(/^zadanie-.*\.xlsx$/u);
    await set.debrief.click();
    await expect(teacher.page.getByRole('link', { name: `Decyzje: ${zofia.name}` })).toBeVisible();
    await expect(teacher.page.getByRole('table', { name: 'Najdroższe decyzje klasy' })).toBeVisible(PATIENCE);
    await expectSound(teacher.page, 'the debrief of a homework');
    await teacher.page.goBack();
    await teacher.page.getByRole('link', { name: `Powtórka: ${zofia.name}, podejście 1` }).click();
    await expect(replayScreen(teacher.page).playhead).toBeVisible();
  });
  expect([...teacher.faults, ...first.faults, ...second.faults]).toEqual([]);
});

test('[HWS-3] [HWK-4] [HWK-5] [SOL-4] [HWO-3] [HWO-8] the end comes in the middle of play: the student is told, nothing is lost, and what was played through before counts', async ({
  browser,
}) => {
  const [, bartek, ola] = school.students;
  if (bartek === undefined || ola === undefined) throw new Error('somebody has no account');
  const { title, address, endNow } = await setHomework(school, {
    title: 'ładunki powrotne',
    bots: 2,
    // A round lasts five minutes, more than the second attempt needs to be closed in; the first is over in half a one.
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

/** The line is cut and the first free order booked all the same; gives the order. */
async function bookWhileAway({ page, context }: Seat): Promise<string> {
  const { lost } = gameShell(page);
  await context.setOffline(true);
  await expect(lost).toBeVisible();
  const [order = ''] = await ordersScreen(page).free();
  await ordersScreen(page).button(order).click();
  await expect(lost.getByText('Czeka na wysłanie: 1')).toBeVisible();
  return order;
}

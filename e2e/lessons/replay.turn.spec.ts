import { expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { seatBot } from '../harness/bot-seat.ts';
import { demoSchool, pastGame, startWithDebriefs } from '../harness/demo-school.ts';
import { expectSound } from '../harness/looks.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { lecturerGames } from '../pages/lecturer-games.ts';
import { replayScreen } from '../pages/replay-screen.ts';
import { studentGames } from '../pages/student-games.ts';
import { demoClass, makeLed, startLed, untilJoined } from '../steps/led-game.ts';

/** A round of the demo group's newest game, in game seconds. */
const ROUND = 54_000;

let server: RunningServer;
let student: Seat;
let teacher: Seat;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startWithDebriefs();
  student = await logInAt(browser, server, demoSchool.student);
  teacher = await logInAt(browser, server, demoSchool.teacher);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

/** From the summary of a past game to its replay. */
async function openReplay(page: Page): Promise<void> {
  await page.waitForURL('**/summary');
  await page.getByRole('link', { name: 'Powtórka', exact: true }).click();
  await expect(replayScreen(page).playhead).toBeVisible();
}

test('[RPL-9] [RPL-12] a student plays a past game again: steps, tempo, direction, rounds, all four screens', async () => {
  const { page, faults } = student;
  await studentGames(page).review(demoSchool.games).first().click();
  await openReplay(page);
  const replay = replayScreen(page);
  await expect(page.getByText('Powtórka, tylko do odczytu')).toBeVisible();
  expect(await replay.at()).toBe(0);

  await replay.later.click();
  const first = await replay.at();
  expect(first).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => replay.at()).toBeGreaterThan(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => replay.at()).toBe(first);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => replay.at()).toBe(first + 60);

  await page.keyboard.press('3');
  await expect.poll(() => replay.at()).toBe(2 * ROUND);
  await replay.tempo(60).click();
  await replay.play.click();
  await expect.poll(() => replay.at()).toBeGreaterThan(2 * ROUND + 600);
  await replay.stop.click();
  const forward = await replay.at();
  await replay.playBack.click();
  await expect.poll(() => replay.at()).toBeLessThan(forward - 300);
  await replay.stop.click();

  await page.keyboard.press('2');
  for (const name of ['Zlecenia klientów', 'Moje zlecenia', 'Samochody']) {
    await replay.screen(name).click();
    await expect(replay.screen(name)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => replay.at()).toBe(ROUND);
  }
  await replay.screen('Mapa').click();
  expect(faults).toEqual([]);
});

test('[RPL-9] [RPL-11] the playhead is dragged, the moment survives a reload, and its link leads the teacher there', async () => {
  await goTo(student.page, `/replay/${await pastGame(server)}?t=0`);
  const replay = replayScreen(student.page);
  await expect(replay.playhead).toHaveAttribute('aria-valuenow', '0');
  const box = await replay.playhead.locator('xpath=..').boundingBox();
  if (box === null) throw new Error('no time line');
  await student.page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2);
  await student.page.mouse.down();
  await student.page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 5 });
  await student.page.mouse.up();
  await expect.poll(async () => Math.abs((await replay.at()) - 0.6 * 4 * ROUND)).toBeLessThan(600);
  const at = await replay.at();
  await expect(student.page).toHaveURL(new RegExp(`\\?t=${at}$`, 'u'));
  await student.page.reload();
  await expect(replay.playhead).toHaveAttribute('aria-valuenow', String(at));

  await student.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await replay.link.click();
  await expect(student.page.getByText('Skopiowano link do tej chwili')).toBeVisible();
  const link = await student.page.evaluate(() => navigator.clipboard.readText());
  await teacher.page.goto(link);
  const seen = replayScreen(teacher.page);
  await expect(seen.playhead).toHaveAttribute('aria-valuenow', String(at));
  await expect(seen.scope('Moje')).toHaveCount(0);
  await expect(seen.scope('Klasa')).toHaveAttribute('aria-pressed', 'true');
  expect([...student.faults, ...teacher.faults]).toEqual([]);
});

test('[RPL-10] the teacher comes from the list of games; happenings lead to their moment; axe finds nothing', async () => {
  const { page, faults } = teacher;
  await goTo(page, '/panel/lecturer/games');
  await lecturerGames(page).row(demoSchool.group).getByRole('link').last().click();
  await openReplay(page);
  const replay = replayScreen(page);
  await page.keyboard.press('2');
  await replay.happenings.getByRole('button').filter({ hasText: 'rozładunek zakończony' }).first().click();
  const delivered = await replay.at();
  expect(delivered).toBeGreaterThan(0);
  await expect(replay.happenings.locator('[aria-current="time"]')).toBeVisible();
  await page.keyboard.press('f');
  await expect(replay.scope('Samochód')).toHaveAttribute('aria-pressed', 'true');
  expect(faults).toEqual([]);
});

/** Steps on to the first event with a situation. While its card loads, the list of events is gone already, so no extra step is taken. */
async function stepToSituation(page: Page): Promise<void> {
  const replay = replayScreen(page);
  do {
    const at = await replay.at();
    await replay.later.click();
    await expect.poll(() => replay.at()).toBeGreaterThan(at);
    await expect(replay.situation.or(replay.happenings)).toBeVisible();
  } while (!(await replay.situation.isVisible()));
}

test('[RPL-13] a student steps to a situation and reads its card, with what was answered', async () => {
  const { page, faults } = student;
  // In the newest game a label of the map lies under the strip above it, and axe takes the label for one that covers the strip's
  // link.
  await goTo(page, `/replay/${await pastGame(server, 1)}`);
  const replay = replayScreen(page);
  await expect(replay.playhead).toBeVisible();
  await stepToSituation(page);
  await expect(replay.situation.getByText(/^Wybrano o|^Odpowiedź z|bez odpowiedzi/u)).toBeVisible();
  await expect(replay.plate).toHaveCount(1);
  await expectSound(page, 'a situation in a replay');
  await replay.situation.getByRole('button', { name: 'Zamknij sytuację' }).click();
  await expect(replay.happenings).toBeVisible();
  expect(faults).toEqual([]);
});

test('[RPL-5] [RPL-14] a paused game is played again by its teacher, with the own notes and nothing of what is to come; no student can', async () => {
  const { page } = teacher;
  const game = await pausedGame();
  await goTo(page, `/panel/lecturer/games/${game}`);
  await page.getByRole('link', { name: 'Powtórka', exact: true }).click();
  const replay = replayScreen(page);
  await expect(replay.playhead).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wróć do rozgrywki' })).toBeVisible();
  const until = Number(await replay.playhead.getAttribute('aria-valuemax'));
  expect(until).toBeGreaterThan(0);
  expect(until).toBeLessThan(ROUND);
  await page.keyboard.press('4');
  await expect.poll(() => replay.at()).toBe(until);
  await page.keyboard.press('1');
  await expect.poll(() => replay.at()).toBe(0);
  await replay.happenings.getByRole('button').filter({ hasText: NOTE }).click();
  await expect(page.getByRole('status').filter({ hasText: NOTE })).toBeVisible();
  await expect(page.getByText('Koniec rundy')).toHaveCount(0);

  await goTo(student.page, `/replay/${game}`);
  await expect(student.page.getByText('Nie udało się odtworzyć rozgrywki')).toBeVisible();
  expect(teacher.faults).toEqual([]);
});

const NOTE = 'Wszyscy biorą to samo zlecenie.';

/** A game that the teacher has begun, made a note about and paused; the student is in it. Returns its id. */
async function pausedGame(): Promise<string> {
  const own = await demoClass(server);
  const led = await makeLed(server, own, 'pauza');
  const player = await seatBot(server, demoSchool.student, led.game, 'ordinary');
  await untilJoined(led, 1);
  await startLed(led);
  player.rest();
  await own.teacherApi.call(CALLS.addGameNote, { body: { game: led.game, at: 1, round: 1, text: NOTE } });
  await led.act({ action: 'STOP_EVENTS' });
  await expect.poll(() => led.seen().state).toBe('PAUSED');
  return led.game;
}

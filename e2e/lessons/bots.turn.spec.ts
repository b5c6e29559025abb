import { expect, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { expectSoundWhenWide } from '../harness/looks.ts';
import { CALM, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, seatLoggedIn, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { livePage } from '../pages/live-page.ts';
import { lobby } from '../pages/lobby.ts';
import { summaryScreen } from '../pages/summary-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { finish } from '../steps/results.ts';
import { startGame } from '../steps/start-game.ts';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 2, { ...CALM, unit_ms: 200, leave_grace_s: 1 });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[LOB-5] [LOB-6] [LVP-9] [SUM-11] [SBT-2] one student and five bots play a game; a bot that the teacher asks for plays for who has gone, and gives the place back', async ({
  browser,
}) => {
  const [zofiaHerself] = school.students;
  if (zofiaHerself === undefined) throw new Error('she has no account');
  const teacher = await seatLoggedIn(browser, server, school.teacher);
  const zofia = await seatLoggedIn(browser, server, zofiaHerself);
  await test.step('the teacher opens the lobby, one student comes', () => comeIn(teacher, zofia));
  await test.step('bots fill the places up to six', () => fillPlaces(teacher));
  await expectSoundWhenWide(teacher.page, 'a lobby with bots');
  await test.step('the student sees who is a bot', () => seesBots(zofia));
  await startGame(teacher.page);
  await teacher.page.waitForURL('**/map');
  // The game is paused except for the steps that need it running.
  await teacherControls(teacher.page).pause.click();
  await expect(teacherControls(teacher.page).resume).toBeVisible();
  await test.step('a bot plays for who has gone, who has the place back', () => goAndComeBack(teacher, zofia));
  await test.step('the teacher ends the game, in which five results are marked as bots’', async () => {
    await finish(teacher, [teacher, zofia]);
    await expect(summaryScreen(teacher.page).standings.getByText(/wynik bota$/u)).toHaveCount(5);
  });
  expect([...teacher.faults, ...zofia.faults]).toEqual([]);
});

async function comeIn(teacher: Seat, zofia: Seat): Promise<void> {
  const { id } = await school.teacherApi.call(CALLS.addGame, { body: { group: school.group.id, seed: 'boty' } });
  for (const { page } of [teacher, zofia]) await page.goto(`/game/${id}`);
  await expect(teacher.page.getByText('na miejscu', { exact: true })).toHaveCount(1);
}

async function fillPlaces({ page }: Seat): Promise<void> {
  const places = lobby(page);
  await places.bots.click();
  await expect(page.getByText(/^1\sstudent i\s1\sbot\./u)).toBeVisible();
  await places.places.selectOption('6');
  await expect(page.getByText(/^1\sstudent · 5\sbotów$/u)).toBeVisible();
  await places.level('różny').click();
  await expect(places.seat('Bot 1')).toHaveValue('ordinary');
  await expect(places.seat('Bot 2')).toHaveValue('good');
  await places.seat('Bot 4').selectOption('');
  await expect(page.getByText(/^1\sstudent · 4\sboty$/u)).toBeVisible();
  await places.places.selectOption('7');
  await expect(page.getByText(/^1\sstudent · 5\sbotów$/u)).toBeVisible();
}

async function seesBots({ page }: Seat): Promise<void> {
  await expect(lobby(page).whole.getByText(/bot, poziom/u)).toHaveCount(5);
  await expect(lobby(page).bots).toHaveCount(0);
}

/** The student closes the game and is gone; the teacher lets a bot play in her place until she is back. */
async function goAndComeBack(teacher: Seat, zofia: Seat): Promise<void> {
  await zofia.page.waitForURL('**/map');
  const { pathname } = new URL(zofia.page.url());
  await teacher.page.goto(`/panel/lecturer${pathname.replace('/game/', '/games/').replace('/map', '')}`);
  const row = livePage(teacher.page).row('Zofia Kwiatkowska');
  const controls = teacherControls(teacher.page);
  await expect(row).not.toContainText('bot');
  await controls.resume.click();
  await gameShell(zofia.page).closeHints();
  await zofia.page.goto('/panel/');
  await expect(row).toContainText('Brak połączenia');
  await expect(row).not.toContainText('bot');
  await row.getByRole('button', { name: 'Kto gra na miejscu: Zofia Kwiatkowska' }).click();
  await teacher.page.getByRole('menuitem', { name: 'bot, poziom średni' }).click();
  await expect(row).toContainText('bot, poziom średni');
  await controls.pause.click();
  await controls.resume.click();
  await zofia.page.goto(pathname);
  await expect(zofia.page.getByText(/To miejsce znów należy do Ciebie/u).first()).toBeVisible();
  await expect(row).not.toContainText('bot, poziom');
}

import { type Browser, expect, test } from '@playwright/test';
import { expectSoundInEveryLook } from '../harness/looks.ts';
import { makeSchool, type Person, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { landingPage } from '../pages/landing-page.ts';
import { lecturerGames } from '../pages/lecturer-games.ts';
import { livePage } from '../pages/live-page.ts';
import { lobby } from '../pages/lobby.ts';
import { studentGames } from '../pages/student-games.ts';
import { summaryScreen } from '../pages/summary-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { findInPanel, resultOf } from '../steps/results.ts';
import { startGame } from '../steps/start-game.ts';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  // Nobody gives back what was lost: a bot follows a second after somebody has gone, and rounds of 24 seconds follow one another by themselves.
  school = await makeSchool(server, 2, { unit_ms: 40, leave_grace_s: 1, round_break_s: 5 });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[LOB-5] [LOB-6] [LVP-9] [SUM-11] [SBT-2] [SBT-6] one student and five bots play a game to its end; a bot follows who goes and gives the place back', async ({
  browser,
}) => {
  const [zofiaHerself, bartekHimself] = school.students;
  if (zofiaHerself === undefined || bartekHimself === undefined) throw new Error('somebody has no account');
  const teacher = await logInAt(browser, server, school.teacher);
  const zofia = await logInAt(browser, server, zofiaHerself);
  await test.step('the teacher opens the lobby, one student comes', () => comeIn(teacher, zofia));
  await test.step('bots fill the places up to six', () => fillPlaces(teacher, bartekHimself));
  await test.step('the lobby is sound in every look', () => expectSoundInEveryLook(teacher.page, 'a lobby with bots'));
  await test.step('the student sees who is a bot', () => seesBots(zofia));
  await startGame(teacher.page);
  await teacher.page.waitForURL('**/map');
  // The game stands but for the steps that need it running: on a slow machine it would be over before them.
  await teacherControls(teacher.page).pause.click();
  await test.step('who goes is followed by a bot, and has the place back', () => goAndComeBack(teacher, zofia));
  await test.step('the game ends by itself', () => Promise.all([toTheEnd(teacher), toTheEnd(zofia)]));
  await test.step('five results are marked as bots’', async () => {
    await expect(summaryScreen(teacher.page).standings.getByText(/wynik bota$/u)).toHaveCount(5);
    await expectSoundInEveryLook(teacher.page, 'a summary with bots');
  });
  await test.step('the student’s result is the group’s, and the only one in the rankings', () =>
    ranked(browser, teacher, zofia, zofiaHerself));
});

async function comeIn(teacher: Seat, zofia: Seat): Promise<void> {
  const games = lecturerGames(teacher.page);
  await games.newGame({ seed: 'boty', follows: true });
  await games.openRoom(school.group.name);
  await studentGames(zofia.page).enter();
  await expect(teacher.page.getByText('na miejscu', { exact: true })).toHaveCount(1);
}

async function fillPlaces({ page }: Seat, absent: Person): Promise<void> {
  const places = lobby(page);
  await places.bots.click();
  await expect(page.getByText(/^1\sstudent i\s1\sbot\./u)).toBeVisible();
  await places.places.selectOption('6');
  await expect(page.getByText(/^1\sstudent · 5\sbotów$/u)).toBeVisible();
  await places.level('różny').click();
  await expect(places.seat(absent.name)).toHaveValue('ordinary');
  await expect(places.seat('Bot 1')).toHaveValue('good');
  await places.seat('Bot 4').selectOption('');
  await expect(page.getByText(/^1\sstudent · 4\sboty$/u)).toBeVisible();
  await places.places.selectOption('7');
  await expect(page.getByText(/^1\sstudent · 5\sbotów$/u)).toBeVisible();
}

async function seesBots({ page }: Seat): Promise<void> {
  await expect(lobby(page).whole.getByText(/bot, poziom/u)).toHaveCount(5);
  await expect(lobby(page).bots).toHaveCount(0);
}

/** The student closes the game; the teacher sees the bot in the place, and the student again when she is back. */
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
  await expect(row).toContainText('bot, poziom');
  await controls.pause.click();
  await expectSoundInEveryLook(teacher.page, 'the live page with bots');
  await controls.resume.click();
  await zofia.page.goto(pathname);
  // The notice goes by itself after some seconds.
  await expect(zofia.page.getByText(/^To miejsce znów należy do Ciebie/u).first()).toBeVisible();
  await expect(row).not.toContainText('bot, poziom');
  // Until the end she waits on a screen without the map, which draws all the time.
  await gameShell(zofia.page).goTo('Moje zlecenia');
}

async function toTheEnd({ page, faults }: Seat): Promise<void> {
  await page.waitForURL('**/summary', { timeout: 500_000 });
  await expect(summaryScreen(page).whole).toBeVisible();
  expect(faults).toEqual([]);
}

async function ranked(browser: Browser, teacher: Seat, zofia: Seat, person: Person): Promise<void> {
  const score = await resultOf(zofia);
  expect(await summaryScreen(teacher.page).groupScore.innerText()).toBe(score);
  await findInPanel(zofia, score);
  const guest = await browser.newContext({ baseURL: server.url });
  const landing = landingPage(await guest.newPage());
  await landing.open();
  await expect(landing.row(school.group.name)).toContainText(score);
  await landing.tab('Ranking indywidualny').click();
  const [first = ''] = person.name.split(' ');
  await expect(landing.row(first)).toContainText(score);
  await expect(landing.rankings.getByText('Bot')).toHaveCount(0);
  await guest.close();
}

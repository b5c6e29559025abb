import { expect, test } from '@playwright/test';
import { expectSound } from '../harness/looks.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { gameShell } from '../pages/game-shell.ts';
import { lecturerHomework, ownHomework } from '../pages/homework.ts';
import { replayScreen } from '../pages/replay-screen.ts';
import { startGame } from '../steps/start-game.ts';

const TITLE = 'czas jazdy kierowcy';
/** A whole round at ten times the speed, half a minute until the server checks which assignments are over, and a debrief, on any machine. */
const PATIENCE = { timeout: 200_000 };

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 1, {
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
    await set.open();
    await expect(teacher.page.getByText('Nie ma jeszcze zadań domowych')).toBeVisible();
    await set.add.first().click();
    await set.title.fill(TITLE);
    await set.rounds(1).click();
    await set.bots.selectOption('ordinary 2');
    await set.situations.setChecked(false);
    await set.shownAtOnce.click();
    await set.set.click();
    await expect(set.row(zofia.name)).toContainText('Bez startu');
    await expect(set.rounds(2)).toBeEnabled();
  });

  const first = await logInAt(browser, server, zofia);
  const own = ownHomework(first.page);
  await test.step('the student begins and pauses', async () => {
    await expect(own.card).toBeVisible();
    await own.begin(TITLE).click();
    await expect(own.start).toBeEnabled();
    await startGame(first.page, own.start);
    await first.page.waitForURL('**/map');
    await own.pause.click();
    await expect(own.goOn).toBeVisible();
    await expect(first.page.getByText(/Gra poczeka do /u)).toBeVisible();
  });

  await test.step('the browser is closed, and the teacher sees where the game stands', async () => {
    await first.context.close();
    await teacher.page.reload();
    await expect(set.row(zofia.name)).toContainText('runda 1, wstrzymana');
    await expect(set.rounds(2)).toBeDisabled();
  });

  const second = await logInAt(browser, server, zofia);
  const back = ownHomework(second.page);
  await test.step('the student comes back, plays on ten times as fast, and ends it', async () => {
    await back.resume(TITLE).click();
    // Waits for the end on a screen without the map, which draws all the time.
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
    const { decisions, nothingDear } = classDebrief(teacher.page);
    await expect(decisions.or(nothingDear)).toBeVisible(PATIENCE);
    await expectSound(teacher.page, 'the debrief of a homework');
    await teacher.page.goBack();
    await teacher.page.getByRole('link', { name: `Powtórka: ${zofia.name}, podejście 1` }).click();
    await expect(replayScreen(teacher.page).playhead).toBeVisible();
  });
  expect([...teacher.faults, ...first.faults, ...second.faults]).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { expectScreen } from '../harness/screen.ts';
import { demoSchool, pastGame, startWithDebriefs } from '../harness/demo-school.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { ADMIN, type RunningServer, stopServer } from '../harness/server.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { debriefScreen } from '../pages/debrief-screen.ts';
import { replayScreen } from '../pages/replay-screen.ts';
import { sandbox } from '../pages/sandbox.ts';
import { situationCard } from '../pages/situation-card.ts';
import { termScreen } from '../pages/term-screen.ts';

/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 400_000 };

const BOSS = { id: '', name: '', ...ADMIN };

let server: RunningServer;

test.beforeAll(async () => {
  server = await startWithDebriefs();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test("[ACS-2] [HLP-5] a student's panel, by criteria that axe cannot see", async ({ browser }) => {
  await sendSurvey();
  const { page, faults } = await logInAt(browser, server, demoSchool.student);
  await walk(page, ['/panel/student/games', '/panel/student/group', '/panel/student/settings']);
  await page.goto('/panel/student/surveys');
  await page
    .getByRole('link', { name: /ankietę/u })
    .first()
    .click();
  await page.getByRole('radio').first().waitFor();
  await expectScreen(page, 'a survey');
  expect(faults).toEqual([]);
});

test('[ACS-2] [HLP-5] the debrief of a student and a replay, by criteria that axe cannot see', async ({ browser }) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.student);
  const debrief = debriefScreen(page);
  const game = await pastGame(server);
  await page.goto(`/game/${game}/summary`);
  await expect(debrief.stops.first()).toBeVisible(WORKED_OUT);
  await expectScreen(page, 'debrief');
  await debrief.whatIf.click();
  await page.getByRole('heading', { name: /^Co potoczyłoby się inaczej/u }).waitFor();
  await expectScreen(page, 'what would have been');
  for (const screen of ['result', 'decisions', 'skills', 'report']) await walk(page, [`/game/${game}/${screen}`]);
  await page.goto(`/game/${game}/summary`);
  await debrief.onMap.click();
  await replayScreen(page).playhead.waitFor();
  await expectScreen(page, 'replay of a decision');
  await page.goto(`/game/${game}/summary`);
  await debrief.again.click();
  await debrief.panel.waitFor();
  await expectScreen(page, 'a decision taken again');
  await page.goto('/panel/student/games');
  await termScreen(page).open();
  await termScreen(page).competences.waitFor();
  await expectScreen(page, 'the term');
  await termScreen(page).takeTasks.click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await expectScreen(page, 'a short task');
  expect(faults).toEqual([]);
});

test("[ACS-2] [HLP-5] a lecturer's panel, by criteria that axe cannot see", async ({ browser }) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  await walk(
    page,
    [
      'students',
      'students/import',
      'groups',
      'games',
      'lessons',
      'curriculum',
      'survey-settings',
      'surveys',
      'bin',
    ].map((screen) => `/panel/lecturer/${screen}`),
  );
  await page.goto('/panel/lecturer/groups');
  await page.getByRole('link', { name: `Semestr grupy ${demoSchool.group}` }).click();
  await page.getByRole('table', { name: /^Kompetencje w/u }).waitFor();
  await expectScreen(page, 'the term of a group');
  await page.goto('/panel/lecturer/students');
  await page
    .getByRole('checkbox', { name: /^Zaznacz: /u })
    .first()
    .check();
  await expectScreen(page, 'chosen students');
  expect(faults).toEqual([]);
});

test('[ACS-2] [HLP-5] the debrief of a class and its projector, by criteria that axe cannot see', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  const debrief = classDebrief(page);
  await page.goto(`/panel/lecturer/games/${await pastGame(server)}/debrief`);
  await expect(debrief.plan).toBeVisible(WORKED_OUT);
  await debrief.competences.waitFor();
  await expectScreen(page, 'debrief of a class');
  await debrief.project.click();
  await debrief.keys.waitFor();
  await expectScreen(page, 'projector');
  await page.goto(page.url().replace(/\?.*|$/u, '?slajd=2'));
  await expect.poll(() => debrief.slide()).toEqual([2, expect.any(Number)]);
  await page.keyboard.press('Space');
  await expectScreen(page, 'a decision on the projector');
  expect(faults).toEqual([]);
});

test("[ACS-2] [HLP-5] an admin's panel, by criteria that axe cannot see", async ({ browser }) => {
  const { page, faults } = await logInAt(browser, server, BOSS);
  await walk(
    page,
    [
      'lecturers',
      'landing-page',
      'game-settings',
      'game-settings?czesc=etapy',
      'accidents',
      'emergencies',
      'emergencies/K01',
      'import',
      'images',
      'backups',
      'audit',
      'bin',
    ].map((screen) => `/panel/admin/${screen}`),
  );
  await page.goto('/panel/admin/game-settings');
  await page
    .getByRole('row', { name: /rest_minutes/u })
    .getByRole('textbox')
    .fill('600');
  await expectScreen(page, 'a changed setting');
  expect(faults).toEqual([]);
});

test('[ACS-2] [HLP-5] the editors and the sandbox of an author, by criteria that axe cannot see', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, BOSS);
  await page.goto('/panel/admin/accidents/A01/edit');
  await page.getByLabel('Nazwa', { exact: true }).waitFor();
  await expectScreen(page, 'editor of a random situation');
  await page.goto('/panel/admin/emergencies/K07/edit');
  await page.locator('[data-path="situation"]').click();
  await page.getByLabel('Treść pytania').waitFor();
  await expectScreen(page, 'editor of a tree');
  await page.getByRole('button', { name: 'Zagraj na próbę' }).click();
  await page.getByRole('button', { name: 'Zakończ próbę' }).waitFor();
  await expectScreen(page, 'dry run');
  await page.getByRole('button', { name: 'Zakończ próbę' }).click();
  const game = sandbox(page);
  await game.open.click();
  await game.play.click();
  await situationCard(page).card.waitFor();
  await expectScreen(page, 'sandbox');
  expect(faults).toEqual([]);
});

/** Opens each address and looks at what it shows, once nothing is being fetched. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByText('Wczytuję…').filter({ visible: true })).toHaveCount(0, WORKED_OUT);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, WORKED_OUT);
    await expectScreen(page, address);
  }
}

/** Sends the demo group the survey of its newest game. */
async function sendSurvey(): Promise<void> {
  const { email, password } = demoSchool.teacher;
  const teacher = await new ApiClient(server.url).logIn(email, password);
  await teacher.call(CALLS.initSurvey, { body: { game: await pastGame(server) } });
}

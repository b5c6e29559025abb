import { expect, test } from '@playwright/test';
import { demoSchool, startWithDebriefs } from '../harness/demo-school.ts';
import { pagesOf } from '../harness/paper.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { debriefScreen } from '../pages/debrief-screen.ts';
import { replayScreen } from '../pages/replay-screen.ts';
import { studentGames } from '../pages/student-games.ts';

let server: RunningServer;
let student: Seat;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startWithDebriefs();
  student = await logInAt(browser, server, demoSchool.student);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('[DBS-1] [DBS-6] [DBS-8] [RPL-12] a student sees the dearest decisions with no click, what else would have come of one, its moment on the map, and takes one again', async () => {
  const { page, faults } = student;
  await studentGames(page).review(demoSchool.games).first().click();
  const debrief = debriefScreen(page);
  await expect(debrief.ownScore).toHaveText(/\d/u);
  await expect(debrief.stops.first()).toBeVisible({ timeout: 200_000 });
  await expect(debrief.stops.first()).toHaveAttribute('aria-current', 'true');
  expect(await debrief.stops.count()).toBeLessThanOrEqual(5);

  await debrief.whatIf.click();
  await debrief.account.click();
  await expect(page.getByRole('table', { name: 'Co potoczyłoby się inaczej' })).toBeVisible();
  await debrief.back.click();

  // Until then orders and cars are still judged, and the list of stops may change.
  await expect(page.getByText(/^Liczymy dalej/u)).toHaveCount(0, { timeout: 200_000 });
  const { length } = await debrief.stops.all();
  const last = debrief.stops.nth(length - 1);
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await debrief.onMap.click();
  await expect(replayScreen(page).playhead).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('link', { name: 'Wróć do omówienia' }).click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeFocused();

  await debrief.again.click();
  await expect(debrief.panel).toBeVisible();
  await debrief.panel.getByRole('button', { name: 'Pokaż najlepszy wybór' }).click();
  await expect(debrief.panel.getByText(/^Najlepiej/u)).toBeVisible();
  await debrief.panel.getByRole('link', { name: 'Wróć do omówienia' }).click();
  await expect(debrief.stops.first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('[RPR-1] [RPR-2] [RPR-4] a student prints the own debrief on A4: the sheet alone, and no stop on two pages', async () => {
  const { page, faults } = student;
  await goTo(page, '/panel/student/games');
  await studentGames(page).review(demoSchool.games).first().click();
  const debrief = debriefScreen(page);
  await expect(debrief.stops.first()).toBeVisible({ timeout: 200_000 });
  await debrief.print.click();
  const sheet = page.getByRole('article', { name: demoSchool.student.name });
  await expect(sheet).toBeVisible({ timeout: 200_000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  const breaks = await sheet
    .locator('li > section')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  expect(await pagesOf(page, true)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(faults).toEqual([]);
});

test('[RPR-3] a teacher prints a sheet of each student of a class, each from a page of its own', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  const debrief = classDebrief(page);
  await debrief.open(demoSchool.group);
  await debrief.printAll.click({ timeout: 200_000 });
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 200_000 });
  const names = await page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(1);
  expect(names).toContain(demoSchool.student.name);
  const pages = await pagesOf(page, true);
  expect(pages).toBeGreaterThanOrEqual(names.length);
  expect(pages).toBeLessThanOrEqual(2 * names.length);
  expect(faults).toEqual([]);
});

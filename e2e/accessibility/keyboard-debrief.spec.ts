import { expect, test } from '@playwright/test';
import { demoSchool, startWithDebriefs, studentOfSeveralStops } from '../harness/demo-school.ts';
import { hasFocus, pressByKeyboard, tabTo } from '../harness/keyboard.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { classDebrief } from '../pages/class-debrief.ts';
import { debriefScreen } from '../pages/debrief-screen.ts';
import { gameShell } from '../pages/game-shell.ts';
import { studentGames } from '../pages/student-games.ts';

/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 400_000 };

/** More presses of an arrow than a menu has entries. */
const FARTHEST = 20;

let server: RunningServer;

test.beforeAll(async () => {
  server = await startWithDebriefs();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[BLD-5] [DBS-7] with the keyboard alone: a stop of the debrief, what would have been, the decision taken again, competences, and the sheet to print', async ({
  browser,
}) => {
  const student = await studentOfSeveralStops(server);
  const { page, faults } = await logInAt(browser, server, student);
  const debrief = debriefScreen(page);
  const { panel, stops } = debrief;
  await pressByKeyboard(page, studentGames(page).review(demoSchool.games).first());
  await expect(stops.first()).toBeVisible(WORKED_OUT);
  // Until then orders and cars are still judged, and the list of stops may change.
  await expect(page.getByText(/^Liczymy dalej/u)).toHaveCount(0, WORKED_OUT);
  await tabTo(page, stops.first());
  await page.keyboard.press('ArrowDown');
  await expect(stops.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stops.nth(1)).toHaveAttribute('aria-current', 'true');
  await pressByKeyboard(page, debrief.whatIf);
  await pressByKeyboard(page, debrief.account);
  await expect(page.getByRole('table', { name: 'Co potoczyłoby się inaczej' })).toBeVisible(WORKED_OUT);
  await pressByKeyboard(page, debrief.back);
  await expect(stops.nth(1)).toBeFocused();
  await pressByKeyboard(page, debrief.again);
  await panel.waitFor();
  const said = panel.getByRole('status');
  await expect(said).toContainText('Jaka decyzja teraz?');
  await pressByKeyboard(page, panel.getByRole('button', { name: 'Pokaż najlepszy wybór' }));
  await expect(said).toContainText(/Najlepiej/u, WORKED_OUT);
  await pressByKeyboard(page, panel.getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  await expect(said).toContainText('Jaka decyzja teraz?');
  await pressByKeyboard(page, panel.getByRole('link', { name: 'Wróć do omówienia' }));
  await expect(stops.nth(1)).toBeFocused();
  await pressByKeyboard(page, page.getByRole('link', { name: 'Kompetencje', exact: true }));
  await expect(page.getByRole('table', { name: 'Pięć kompetencji' })).toBeVisible(WORKED_OUT);
  await pressByKeyboard(page, gameShell(page).menu.getByRole('link', { name: 'Omówienie' }));
  await stops.first().waitFor();
  await pressByKeyboard(page, debrief.print);
  await expect(page.getByRole('article', { name: student.name })).toBeVisible(WORKED_OUT);
  await tabTo(page, page.getByRole('button', { name: 'Drukuj' }));
  expect(faults).toEqual([]);
});

test('[BLD-5] [PRJ-3] with the keyboard alone: the debrief of a class, one of its points, its slides, and back', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  const debrief = classDebrief(page);
  const more = page.getByRole('button', { name: new RegExp(`^Więcej działań: ${demoSchool.group}`, 'u') }).first();
  const entry = page.getByRole('menuitem', { name: 'Omówienie' });
  await pressByKeyboard(page, more);
  await entry.waitFor();
  for (let press = 0; press < FARTHEST && !(await hasFocus(entry)); press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(debrief.plan).toBeVisible(WORKED_OUT);
  await pressByKeyboard(page, page.getByRole('button', { name: /^Otwórz:/u }).first());
  await expect(page.getByRole('button', { name: /^Zamknij:/u }).first()).toBeFocused();
  await pressByKeyboard(page, page.getByRole('link', { name: /^Na rzutnik:/u }).first());
  const [, slides = 0] = await debrief.slide();
  await expect.poll(() => debrief.slide()).toEqual([2, slides]);
  await page.keyboard.press('Space');
  await expect(page.getByText('Najlepsza', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => debrief.slide()).toEqual([3, slides]);
  // The shortcuts are buttons too, and Enter keeps the focus on them.
  const next = debrief.keys.getByRole('button', { name: 'następny slajd' });
  await pressByKeyboard(page, next);
  await expect.poll(() => debrief.slide()).toEqual([4, slides]);
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => debrief.slide()).toEqual([3, slides]);
  await page.keyboard.press('Escape');
  await expect(debrief.plan).toBeVisible();
  await pressByKeyboard(page, debrief.project);
  await expect.poll(() => debrief.slide()).toEqual([1, slides]);
  await pressByKeyboard(page, debrief.keys.getByRole('button', { name: 'wyjdź' }));
  await expect(debrief.plan).toBeVisible();
  expect(faults).toEqual([]);
});

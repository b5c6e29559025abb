import { expect, type Page, test } from '@playwright/test';
import { demoSchool } from '../harness/demo-school.ts';
import { expectSoundInEveryLook } from '../harness/looks.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer } from '../harness/server.ts';
import { lecturerGames } from '../pages/lecturer-games.ts';
import { panelMenu } from '../pages/panel-menu.ts';
import { studentGames } from '../pages/student-games.ts';
import { summaryScreen } from '../pages/summary-screen.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => server.stop());

test("the lecturer's games and the dialog of a new one", async ({ browser }) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  const games = lecturerGames(page);
  await expect(games.row(demoSchool.group)).toBeVisible();
  await expectSoundInEveryLook(page, 'games');
  await games.add.click();
  await expect(games.dialog.getByText('Co powstanie')).toBeVisible();
  await expectSoundInEveryLook(page, 'new game');
  await games.dialog.getByRole('radio', { name: /Losowi gracze/u }).check();
  await expectSoundInEveryLook(page, 'new game of drawn players');
  await page.keyboard.press('Escape');
  await removal(page, /^Więcej działań: /u, 'Usuń rozgrywkę');
  expect(faults).toEqual([]);
});

test("the lecturer's students and groups with their dialogs", async ({ browser }) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.teacher);
  await panelMenu(page).open('Studenci');
  await expect(page.getByRole('row').filter({ hasText: demoSchool.student.email })).toBeVisible();
  await expectSoundInEveryLook(page, 'students');
  await page.getByRole('button', { name: 'Dodaj studenta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expectSoundInEveryLook(page, 'a new student');
  await page.keyboard.press('Escape');
  await page
    .getByRole('checkbox', { name: /^Zaznacz: /u })
    .first()
    .check();
  await expectSoundInEveryLook(page, 'chosen students');
  await panelMenu(page).open('Grupy');
  await expect(page.getByRole('row').filter({ hasText: demoSchool.group })).toBeVisible();
  await expectSoundInEveryLook(page, 'groups');
  await page.getByRole('button', { name: 'Nowa grupa' }).click();
  await expect(page.getByRole('dialog').getByText('Zofia Łęcka')).toBeVisible();
  await expectSoundInEveryLook(page, 'a new group');
  await page.keyboard.press('Escape');
  await removal(page, /^Więcej działań: /u, 'Usuń grupę');
  expect(faults).toEqual([]);
});

test('the settings of an account', async ({ browser }) => {
  const { page } = await logInAt(browser, server, demoSchool.teacher);
  await panelMenu(page).settings();
  await page.getByLabel('Obecne hasło').fill('nie to');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('krótkie');
  await page.getByLabel('Powtórz nowe hasło').fill('inne');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectSoundInEveryLook(page, 'settings with errors');
});

test("the student's panel and the summary of a game long past", async ({ browser }) => {
  const { page, faults } = await logInAt(browser, server, demoSchool.student);
  await expect(studentGames(page).review(1)).toBeVisible();
  await expectSoundInEveryLook(page, 'games');
  await panelMenu(page).open('Grupa');
  await expect(page.getByRole('table', { name: 'Grupa' })).toContainText(demoSchool.student.name);
  await expectSoundInEveryLook(page, 'group');
  await panelMenu(page).open('Rozgrywki');
  await studentGames(page).review(1).click();
  await expect(summaryScreen(page).whole).toBeVisible();
  await expectSoundInEveryLook(page, 'summary');
  expect(faults).toEqual([]);
});

test("the teacher's summary of a game long past", async ({ browser }) => {
  const { page } = await logInAt(browser, server, demoSchool.teacher);
  await lecturerGames(page).list.getByRole('link', { name: 'Podsumowanie' }).first().click();
  await expect(summaryScreen(page).standings).toBeVisible();
  await expectSoundInEveryLook(page, 'summary');
});

test("the admin's lecturers", async ({ browser }) => {
  const { page } = await logInAt(browser, server, { id: '', name: '', ...ADMIN });
  await expect(page.getByRole('table', { name: 'Lista wykładowców' })).toBeVisible();
  await expectSoundInEveryLook(page, 'lecturers');
  await page.getByRole('button', { name: 'Dodaj wykładowcę' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInEveryLook(page, 'a new lecturer');
});

/** Opens the menu of the first row, asks for the removal, and leaves it at that. */
async function removal(page: Page, menu: RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).first().click();
  await expectSoundInEveryLook(page, 'the menu of a row');
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSoundInEveryLook(page, item);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zostaw' }).click();
}

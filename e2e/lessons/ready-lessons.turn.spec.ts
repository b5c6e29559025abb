import { expect, type Page, test } from '@playwright/test';
import { READY_LESSONS } from '@fracht/content';
import { expectSound, expectSoundWhenWide } from '../harness/looks.ts';
import { CALM, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, openSeat, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { helpWindow } from '../pages/help-window.ts';
import { panelMenu } from '../pages/panel-menu.ts';
import { studentGames } from '../pages/student-games.ts';
import { startGame } from '../steps/start-game.ts';

let server: RunningServer;
let school: School;
let teacher: Seat;
let student: Seat;

const [LESSON] = READY_LESSONS;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  school = await makeSchool(server, 1, CALM);
  const [zofia] = school.students;
  if (zofia === undefined) throw new Error('nobody');
  teacher = await logInAt(browser, server, school.teacher);
  student = await logInAt(browser, server, zofia);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

/** Opens help by its key, looks what it explains, and closes it. */
async function helps(page: Page, title: string): Promise<void> {
  const help = helpWindow(page);
  await help.ask();
  await expect(help.about(title)).toBeVisible();
  await help.close();
}

test('[RDL-1] [RDL-3] a lecturer opens a ready lesson and makes its game with one press', async () => {
  const { page } = teacher;
  await panelMenu(page).open('Rozgrywki');
  await page.getByRole('link', { name: 'Gotowe lekcje' }).click();
  await helps(page, 'Gotowe lekcje');
  await page.getByRole('link', { name: `Otwórz plan: ${LESSON?.name ?? ''}` }).click();
  await expect(page.getByRole('heading', { name: 'Runda 1. Jedno zlecenie razem' })).toBeVisible();
  await page.getByRole('button', { name: 'Utwórz grę' }).click();
  await page.waitForURL('**/game/*');
  await expect(page.getByRole('heading', { name: `Gra grupy ${school.group.name}` })).toBeVisible();
});

test('[HLP-1] a student presses ? on each screen of the game', async () => {
  const { page } = student;
  await panelMenu(page).open('Rozgrywki');
  await helps(page, 'Rozgrywki');
  await studentGames(page).enter();
  await expect(page.getByRole('heading', { name: `Gra grupy ${school.group.name}` })).toBeVisible();
  await helps(page, 'Rozgrywka');
  await startGame(teacher.page);
  await page.waitForURL('**/map');
  await gameShell(page).closeHints();
  await helps(page, 'Mapa');
  for (const title of ['Zlecenia klientów', 'Moje zlecenia', 'Samochody'] as const) {
    await gameShell(page).goTo(title);
    await helps(page, title);
  }
  const help = helpWindow(page);
  await help.button.click();
  await expectSound(page, 'help');
  await expect(help.dialog).toContainText('z ustawień tej rozgrywki');
  await help.glossary.click();
  await expectSoundWhenWide(page, 'the glossary');
  await help.close();
  await expect(help.button).toBeFocused();
});

test('[HNT-2] help leads to the hints, which have the focus', async () => {
  const { page } = student;
  const help = helpWindow(page);
  await help.ask();
  await help.dialog.getByRole('button', { name: 'Pokaż podpowiedzi po kolei' }).click();
  await expect(help.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Dalej' })).toBeFocused();
  await page.keyboard.press('Escape');
});

test('[LVP-7] the live page has the plan of the present round; what is ticked off stays after a reload', async () => {
  const { page } = teacher;
  await page.getByRole('link', { name: 'Podgląd' }).click();
  await page.waitForURL('**/panel/lecturer/games/*');
  const opener = page.getByRole('button', { name: 'Plan rundy' });
  await opener.click();
  const plan = page.getByRole('dialog', { name: 'Plan rundy' });
  await expect(plan.getByRole('heading', { name: 'Jedno zlecenie razem' })).toBeVisible();
  await expectSoundWhenWide(page, 'the plan of a round');
  const [first] = await plan.getByRole('checkbox').all();
  await first?.check();
  await helps(page, 'Podgląd rozgrywki');
  await expect(plan).toBeVisible();
  await page.reload();
  await opener.click();
  await expect(plan.getByRole('checkbox').first()).toBeChecked();
  await plan.getByRole('heading', { name: 'Plan rundy' }).click();
  await page.keyboard.press('Escape');
  await expect(plan).toBeHidden();
});

test('[HLP-1] [ACS-1] a guest has help on the landing page, and the accessibility statement', async ({ browser }) => {
  const { page } = await openSeat(browser, server);
  await page.goto('/');
  await helpWindow(page).ask();
  await helpWindow(page).close();
  await page.getByRole('link', { name: 'Deklaracja dostępności' }).click();
  await expect(page.getByRole('heading', { name: 'Stan dostępności' })).toBeVisible();
  await helps(page, 'Deklaracja dostępności');
});

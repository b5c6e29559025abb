import { expect, type Locator, test } from '@playwright/test';
import { demoSchool, startWithDebriefs } from '../harness/demo-school.ts';
import { expectSound, expectSoundWhenWide } from '../harness/looks.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats, logInAt, openSeat, type Seat } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';
import { lecturerGames } from '../pages/lecturer-games.ts';
import { lecturerStudents } from '../pages/lecturer-students.ts';
import { panelMenu } from '../pages/panel-menu.ts';
import { summaryScreen } from '../pages/summary-screen.ts';

let server: RunningServer;
let teacher: Seat;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startWithDebriefs();
  teacher = await logInAt(browser, server, demoSchool.teacher);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

const CLASS = [
  'E-mail;Imię;Nazwisko;Grupa',
  'ewa.gil@szkola.example;Ewa;Gil;Logistyka 2A',
  'zly-adres;Olaf;Śliwa;Logistyka 2A',
  'nina.rogala@szkola.example;Nina;Rogala;Nowa 1C',
].join('\r\n');

test('[CLS-1] a class comes out of a file: the wrong rows are mended on the screen, nothing is kept before it is said', async () => {
  const { page, faults } = teacher;
  await panelMenu(page).open('Studenci');
  await page.getByRole('link', { name: 'Wczytaj z\u00a0pliku' }).click();
  await expect(page.getByText('Upuść tu listę: xlsx, ods albo CSV')).toBeVisible();
  const file = { name: 'klasa.csv', mimeType: 'text/csv', buffer: Buffer.from(CLASS) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText(/^1\swiersz jest gotowy, 2\swymagają poprawy/u)).toBeVisible();
  await expectSound(page, 'rows to mend');
  const email = page.getByLabel('E-mail, wiersz 3');
  await email.fill('olaf.sliwa@szkola.example');
  // Leaving the field validates it. When its error disappears, the rows below move up, and with them the next button.
  await email.press('Tab');
  await expect(page.getByText(/^2\swiersze są gotowe, 1\swymaga poprawy/u)).toBeVisible();
  await page.getByRole('button', { name: 'Utwórz Nowa 1C' }).click();
  await page.getByRole('button', { name: /^Wczytaj 3\sosoby$/u }).click();
  await expect(page.getByText(/^Wczytane są 3\sosoby$/u)).toBeVisible();
  await expectSound(page, 'taken in');
  await page.getByRole('link', { name: 'Zobacz listę studentów' }).click();
  const students = lecturerStudents(page);
  await students.search('rogala');
  await expect(students.row('Rogala')).toContainText('Nowa 1C');
  await expect(students.row('Rogala')).toContainText('Czeka na pierwsze logowanie');
  expect(faults).toEqual([]);
});

test('[LEC-4] students are added, changed, moved and removed, each with its dialog', async () => {
  const { page, faults } = teacher;
  const students = lecturerStudents(page);
  await panelMenu(page).open('Studenci');
  await expect(students.row('hubert.domanski@szkola.example')).toBeVisible();

  await students.fillNew({ first: 'Iga', last: 'Żuk', email: 'zly' });
  await students.dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await students.dialog.getByLabel('E-mail').fill('iga.zuk@szkola');
  await students.dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expect(students.dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expectSound(page, 'a new student with an error');
  await students.dialog.getByLabel('E-mail').fill('iga.zuk@szkola.example');
  await students.finish('Dodaj');

  await students.search('Żuk');
  await page.getByRole('button', { name: 'Przypisz: Iga Żuk' }).click();
  await students.dialog.getByLabel('Nazwisko').fill('Żuk-Maj');
  await students.finish('Zapisz zmiany');
  await expect(students.row('Żuk-Maj')).toBeVisible();

  await students.choose('Iga Żuk-Maj');
  await students.button('Przenieś do grupy').click();
  await students.dialog.getByRole('combobox', { name: 'Grupa' }).selectOption({ label: 'Spedycja 3B' });
  await expectSoundWhenWide(page, 'moving');
  await students.finish('Przenieś');
  await expect(students.row('Żuk-Maj')).toContainText('Spedycja 3B');

  await page.getByRole('button', { name: 'Więcej działań: Iga Żuk-Maj' }).click();
  await page.getByRole('menuitem', { name: 'Usuń studenta' }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć: Iga Żuk-Maj?' });
  await expect(question).toBeVisible();
  await expectSoundWhenWide(page, 'a student to remove');
  await question.getByRole('button', { name: 'Usuń studenta' }).click();
  await expect(page.getByText('Nikt nie pasuje')).toBeVisible();
  await expectSound(page, 'nobody found');
  expect(faults).toEqual([]);
});

test('[COD-4] a class without e-mails gets a sheet of codes, and one of its students logs in with the card', async ({
  browser,
}) => {
  const { page, faults } = teacher;
  const students = lecturerStudents(page);
  await panelMenu(page).open('Studenci');
  await students.button('Kody dla grupy').click();
  await expectSoundWhenWide(page, 'codes of a group');
  await page.keyboard.press('Escape');
  await students.button('Konta bez e-maili').click();
  await students.dialog.getByLabel('Imiona i\u00a0nazwiska').fill('Łucja Bąk\nSzymon');
  await students.dialog.getByRole('button', { name: /^Utwórz/u }).click();
  await expect(students.dialog.getByText('Brakuje nazwiska w\u00a0wierszu 2.')).toBeVisible();
  await expectSound(page, 'accounts of a class');
  await students.dialog.getByLabel('Imiona i\u00a0nazwiska').fill('Łucja Bąk\nSzymon Górny');
  await students.dialog.getByRole('combobox', { name: 'Grupa' }).selectOption({ label: demoSchool.group });
  await students.dialog.getByRole('button', { name: /^Utwórz 2/u }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Twój kod do gry' })).toBeVisible();
  await expectSound(page, 'the sheet of codes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeHidden();
  await expect(page.getByText('Łucja Bąk')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const { login, code } = await students.card('Łucja Bąk');
  const own = await openSeat(browser, server);
  await landingPage(own.page).logIn({ id: '', name: '', email: login, password: code });
  const offer = own.page.getByRole('dialog', { name: 'Ustaw własny PIN' });
  await expect(offer).toBeVisible();
  await expectSound(own.page, 'the offer of a PIN');
  await offer.getByRole('button', { name: 'Później' }).click();
  await expect(own.page.getByRole('heading', { level: 1, name: 'Cześć, Łucja' })).toBeVisible();
  await expect(own.page.getByText(`Grupa ${demoSchool.group}, prowadzi ${demoSchool.teacher.name}`)).toBeVisible();
  expect([...faults, ...own.faults]).toEqual([]);
});

test('[LEC-7] groups are made, filled, renamed and removed', async () => {
  const { page, faults } = teacher;
  const dialog = page.getByRole('dialog');
  await panelMenu(page).open('Grupy');
  await expect(page.getByRole('row').filter({ hasText: demoSchool.group })).toBeVisible();
  await page.getByRole('button', { name: 'Nowa grupa' }).click();
  await dialog.getByLabel('Nazwa grupy').fill('TSL-1C');
  await dialog.getByRole('checkbox').first().check();
  await expectSound(page, 'a new group');
  await dialog.getByRole('button', { name: 'Załóż grupę' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'TSL-1C' });
  await row.getByRole('button', { name: 'Edytuj: TSL-1C' }).click();
  await dialog.getByLabel('Nazwa grupy').fill('TSL-1D');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Więcej działań: TSL-1D' }).click();
  await page.getByRole('menuitem', { name: 'Usuń grupę' }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć grupę TSL-1D?' });
  await expect(question).toBeVisible();
  await expectSoundWhenWide(page, 'a group to remove');
  await question.getByRole('button', { name: 'Usuń grupę' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'TSL-1D' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('[NGM-3] [BLD-3] games: a new one, its results as a workbook, its end; the settings of the account', async () => {
  const { page, faults } = teacher;
  const games = lecturerGames(page);
  await panelMenu(page).open('Rozgrywki');
  await expect(games.row(demoSchool.group)).toBeVisible();
  await games.add.click();
  await expect(games.dialog.getByText('Co powstanie')).toBeVisible();
  await expectOverAll(games.dialog);
  await games.dialog.getByRole('radio', { name: /Losowi gracze/u }).check();
  await expectSoundWhenWide(page, 'new game of drawn players');
  await page.keyboard.press('Escape');
  await games.newGame({ seed: 'Panel', follows: false });
  await expect(games.list.getByRole('link', { name: 'Otwórz pokój' })).toBeVisible();

  await games.list
    .getByRole('button', { name: /^Więcej działań: .*nr\s3$/u })
    .first()
    .click();
  await expectSoundWhenWide(page, 'the menu of a game');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Pobierz wyniki' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/u);

  await games.list
    .getByRole('button', { name: /^Więcej działań: /u })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Usuń rozgrywkę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń rozgrywkę' }).click();
  await expect(games.list.getByRole('link', { name: 'Otwórz pokój' })).toHaveCount(0);

  await games.list.getByRole('link', { name: 'Podsumowanie' }).first().click();
  await expect(summaryScreen(page).standings).toBeVisible();

  await goTo(page, '/panel/settings');
  await page.getByLabel('Obecne hasło').fill('nie to');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('krótkie');
  await page.getByLabel('Powtórz nowe hasło').fill('inne');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectSound(page, 'settings with errors');
  expect(faults).toEqual([]);
});

/** Expects a window of the ordinary layer, 0, to cover the whole screen nevertheless. (UIX-7) */
async function expectOverAll(dialog: Locator): Promise<void> {
  const place = dialog.locator('xpath=..');
  expect(await place.evaluate((element) => getComputedStyle(element).zIndex)).toBe('0');
  const uncovered = (): Promise<readonly (readonly number[])[]> =>
    place.evaluate(() => {
      const [right, bottom] = [innerWidth - 2, innerHeight - 2];
      const corners = [2, right / 2, right].flatMap((x) => [2, bottom / 2, bottom].map((y) => [x, y] as const));
      return corners.filter(([x, y]) => document.getElementById('root')?.contains(document.elementFromPoint(x, y)));
    });
  // The loading overlay may cover everything for a moment.
  await expect.poll(uncovered).toEqual([]);
}

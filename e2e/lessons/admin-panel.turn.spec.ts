import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { expectSound, expectSoundWhenWide } from '../harness/looks.ts';
import { closeSeats, logInAt, openSeat, type Seat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';
import { panelMenu } from '../pages/panel-menu.ts';

const BOSS = { id: '', name: '', ...ADMIN };
const LECTURER = { id: '', name: 'Ewa Gil', email: 'ewa.gil@szkola.example', password: 'Gdynia-Rotterdam-812' };

let server: RunningServer;
let boss: Seat;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  boss = await logInAt(browser, server, BOSS);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('[LND-7] a lecturer registers, an admin approves, the lecturer sets a password by the letter and logs in', async ({
  browser,
}) => {
  const guest = await openSeat(browser, server);
  const page = guest.page;
  await landingPage(page).open();
  const dialog = await landingPage(page).popup('Rejestracja');
  await dialog.getByRole('radio', { name: /Prowadzę zajęcia/u }).check();
  await dialog.getByLabel('Imię').fill('Ewa');
  await dialog.getByLabel('Nazwisko').fill('Gil');
  await dialog.getByLabel('E-mail').fill(LECTURER.email);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(dialog).toBeHidden();

  const admin = boss.page;
  await admin.reload();
  const row = admin.getByRole('table', { name: 'Lista wykładowców' }).getByRole('row').filter({ hasText: 'Gil' });
  await expect(row).toContainText('Czeka na zatwierdzenie');
  await expect(panelMenu(admin).entry('Wykładowcy')).toContainText('1');
  await admin.getByText(/^\d+\swiadomoś/u).click();
  const letter = admin.getByRole('row').filter({ hasText: 'Rejestracja w grze Fracht' });
  await letter.getByText('Pokaż treść').click();
  await expectSound(admin, 'a lecturer who waits, and a letter');
  const words = await letter.innerText();
  const [link] = /http\S+reset-password\S+/u.exec(words) ?? [];
  if (link === undefined) throw new Error(`No link in the letter: ${words}`);

  await page.goto(link);
  await page.getByLabel('Nowe hasło', { exact: true }).fill(LECTURER.password);
  await page.getByLabel('Powtórz nowe hasło').fill(LECTURER.password);
  await expectSound(page, 'a new password');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await landingPage(page).open();
  await landingPage(page).tryLogin(LECTURER.email, LECTURER.password);
  await expect(page.getByText('To konto czeka na zatwierdzenie przez administratora.')).toBeVisible();

  await row.getByRole('button', { name: 'Zatwierdź' }).click();
  await expect(row).toContainText('Aktywne');
  await landingPage(page).logIn(LECTURER);
  await expect(page.getByText('Nie ma jeszcze rozgrywek')).toBeVisible();
  await expectSound(page, 'no games yet');
  await panelMenu(page).open('Studenci');
  await expect(page.getByText('Dodaj pierwszą osobę.', { exact: false })).toBeVisible();
  await expectSound(page, 'no students yet');
  await panelMenu(page).open('Grupy');
  await expect(page.getByText('Grupa to zespół, który gra razem.', { exact: false })).toBeVisible();
  await expectSound(page, 'no groups yet');
  expect([...guest.faults, ...boss.faults]).toEqual([]);
});

test('[ADM-2] lecturers are added, changed and removed', async () => {
  const { page, faults } = boss;
  await panelMenu(page).open('Wykładowcy');
  const dialog = page.getByRole('dialog');
  const list = page.getByRole('table', { name: 'Lista wykładowców' });
  await expect(list.or(page.getByText('Nie ma jeszcze wykładowców'))).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj wykładowcę' }).first().click();
  await dialog.getByLabel('Imię').fill('Jan');
  await dialog.getByLabel('Nazwisko').fill('Kos');
  await dialog.getByLabel('E-mail').fill('jan.kos@szkola.example');
  await expectSound(page, 'a new lecturer');
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expect(dialog).toBeHidden();
  await list.getByRole('button', { name: 'Edytuj: Jan Kos' }).click();
  await dialog.getByLabel('Nazwisko').fill('Kos-Lis');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(dialog).toBeHidden();
  await list.getByRole('button', { name: 'Więcej działań: Jan Kos-Lis' }).click();
  await page.getByRole('menuitem', { name: 'Usuń konto' }).click();
  const question = page.getByRole('dialog', { name: 'Usunąć: Jan Kos-Lis?' });
  await expect(question).toBeVisible();
  await expectSoundWhenWide(page, 'a lecturer to remove');
  await question.getByRole('button', { name: 'Usuń konto' }).click();
  await expect(list.getByText('Kos-Lis')).toHaveCount(0);
  await panelMenu(page).settings();
  await expect(page.getByLabel('Obecne hasło')).toBeVisible();
  expect(faults).toEqual([]);
});

test('[ADM-6] an admin makes a backup and takes it away', async () => {
  const { page, faults } = boss;
  await panelMenu(page).open('Kopie zapasowe');
  const make = page.getByRole('button', { name: 'Zrób kopię teraz' });
  await make.click();
  // A backup may have been made automatically meanwhile. A new row moves those below it away from under the mouse, so none is clicked until this one is
  // made.
  await expect(make).toBeEnabled();
  const row = page.getByRole('table', { name: 'Kopie zapasowe' }).getByRole('row').filter({ hasText: '.gz' });
  await expect(row.first()).toBeVisible();
  await row.first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Twoje hasło').fill(BOSS.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Pobierz' }).click(),
  ]);
  const bytes = gunzipSync(readFileSync(await download.path()));
  expect(bytes.toString('utf8', 0, 200)).toContain('fracht-copy');
  expect(bytes.toString()).toContain(ADMIN.email);
  expect(faults).toEqual([]);
});

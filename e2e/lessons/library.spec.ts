import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { expectSound, expectSoundWhenWide } from '../harness/looks.ts';
import { goTo } from '../harness/router.ts';
import { STAGED, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { beginLed } from '../steps/led-game.ts';
import { bring, sendCars } from '../steps/situations.ts';

/** How long the game may take until a car fits the situation, in ms. */
const UNTIL_IT_FITS = 300_000;
const NAME = 'Gołoledź na moście';

let server: RunningServer;
let school: School;
let admin: Seat;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  school = await makeSchool(server, 1, STAGED);
  admin = await logInAt(browser, server, { ...ADMIN, id: '', name: '' });
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function pick(page: Page, name: string, item: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^Więcej działań/u })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('[RSF-1] an admin makes a random situation; mistakes are told under their fields', async () => {
  const { page, faults } = admin;
  await goTo(page, '/panel/admin/accidents');
  await page.getByRole('link', { name: 'Nowa sytuacja' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Wpisz nazwę.')).toBeVisible();
  await page.getByLabel('Nazwa', { exact: true }).fill(NAME);
  await page.getByLabel('Wartość', { exact: true }).fill('99999');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText(/^Wpisz liczbę całkowitą od 1 do/u)).toBeVisible();
  await expectSound(page, 'a random situation with a mistake');
  await page.getByLabel('Wartość', { exact: true }).fill('25');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(row(page, NAME)).toContainText('Postój: 25');
  expect(faults).toEqual([]);
});

test('[LBY-5] the list is put in order by the mouse and by keys, and stays so', async () => {
  const { page, faults } = admin;
  const names = page.getByRole('table').getByRole('link');
  const [first = '', second = ''] = await names.allInnerTexts();
  await row(page, first)
    .getByTitle('Przeciągnij, aby zmienić kolejność')
    .dragTo(row(page, second), {
      targetPosition: { x: 300, y: 50 },
    });
  await expect(names.first()).toHaveText(second);
  await page.getByRole('link', { name: NAME }).focus();
  await page.keyboard.press('Alt+Home');
  await expect(names.first()).toHaveText(NAME);
  await expect(page.getByRole('link', { name: NAME })).toBeFocused();
  await expect(page.getByText(/miejsce 1 z/u)).toBeAttached();
  await page.reload();
  await expect(names.first()).toHaveText(NAME);
  await expect(names.nth(1)).toHaveText(second);
  expect(faults).toEqual([]);
});

test('[LBY-6] a copy is made, removed after a question, and brought back', async () => {
  const { page, faults } = admin;
  const copy = `Kopia: ${NAME}`;
  await pick(page, NAME, 'Powiel');
  await expect(page.getByRole('link', { name: copy })).toBeVisible();
  await pick(page, copy, 'Usuń');
  const question = page.getByRole('alertdialog', { name: `Usunąć sytuację „${copy}”?` });
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByRole('link', { name: copy })).toBeHidden();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('link', { name: copy })).toBeVisible();
  await expect(row(page, copy).getByRole('switch')).not.toBeChecked();
  expect(faults).toEqual([]);
});

test('[IMP-1] a library goes out as a file and comes in again: what is new, changed and the same is told first', async () => {
  const { page, faults } = admin;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Eksportuj wszystkie' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  file.items[0].name = 'Zamieć na moście';
  file.items.push({ name: 'Z pliku', effects: [{ type: 'TIME', value: 5 }] });
  await page.getByRole('link', { name: 'Importuj' }).click();
  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles({ name: 'zly.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') });
  await expect(page.getByText(/^To nie jest plik/u)).toBeVisible();
  const buffer = Buffer.from(JSON.stringify(file));
  await choose.setInputFiles({ name: 'losowe.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(/Nowych: 1, zmienionych: 1,/u)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Wczytaj: Zamieć na moście' }).uncheck();
  await expectSound(page, 'a file to take in');
  await page.getByRole('button', { name: /^Wczytaj 1/u }).click();
  await page.getByRole('link', { name: 'Wróć do listy' }).last().click();
  await expect(page.getByRole('link', { name: 'Z pliku' })).toBeVisible();
  await expect(page.getByRole('link', { name: NAME, exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});

test('[IMG-4] a picture is added, described, and chosen in the editor', async () => {
  const { page, faults } = admin;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.getByRole('link', { name: 'Biblioteka obrazów' }).click();
  const files = page.locator('input[type="file"]');
  await files.setInputFiles({ name: 'zly.png', mimeType: 'image/png', buffer: Buffer.from('to nie obraz') });
  await expect(page.getByText('zly.png: To nie jest obraz PNG, JPEG ani WebP.')).toBeVisible();
  await files.setInputFiles({ name: 'most.png', mimeType: 'image/png', buffer: png });
  await page.getByLabel('Opis obrazu', { exact: true }).fill('Oblodzony most.');
  await page.getByRole('button', { name: 'Zapisz opis' }).click();
  await expect(page.getByRole('img', { name: 'Oblodzony most.' })).toBeVisible();
  await expectSound(page, 'pictures');
  await goTo(page, '/panel/admin/emergencies');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await page.getByRole('tab', { name: 'Opis i\u00a0warunki' }).click();
  await page.getByRole('button', { name: 'Zmień obraz' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Oblodzony most.' })).toBeVisible();
  await expectSoundWhenWide(page, 'a picture to choose');
  await page.getByRole('dialog').getByRole('button', { name: 'Oblodzony most.' }).click();
  await expect(page.getByRole('group', { name: 'Obrazek' })).toContainText('Oblodzony most.');
  expect(faults).toEqual([]);
});

test('[RSF-6] the new situation happens in a game', async ({ browser }) => {
  const [made] = (await school.admin.call(CALLS.accidents, { query: {} })).filter(({ name }) => name === NAME);
  if (made === undefined) throw new Error('the situation is not in the library');
  const teacher = await beginLed(browser, server, school, { seed: 'losowe' });
  const [zofia] = teacher.students;
  if (zofia === undefined) throw new Error('nobody');
  await sendCars(zofia, 1);
  await bring({ school, game: teacher.game, teacher }, made.id);
  await expect(gameShell(zofia.page).notices.getByText(NAME)).toBeVisible({ timeout: UNTIL_IT_FITS });
  expect(zofia.faults).toEqual([]);
});

import { type Browser, expect, test } from '@playwright/test';
import { translateAll } from '../harness/translator.ts';
import { makeSchool } from '../harness/school.ts';
import { closeSeats, openSeat, type Seat, seatLoggedIn } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';

const PASSWORD = 'Poznan-Szczecin-562';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

/** A seat in whose pages a translator is at work from now on. */
async function translated(seat: Seat): Promise<Seat> {
  await translateAll(seat.context);
  await seat.page.reload();
  await expect(seat.page.locator('font').first()).toBeVisible();
  return seat;
}

async function guest(browser: Browser): Promise<Seat> {
  const seat = await openSeat(browser, server);
  await seat.page.goto('/');
  return translated(seat);
}

test('[UIX-25] a guest of a translated page is told of a wrong password, and registers', async ({ browser }) => {
  const { page, faults } = await guest(browser);
  const header = page.getByRole('banner');
  await header.getByLabel('E-mail').fill('nikt@szkola.test');
  await header.getByLabel('Hasło').fill('nie to haslo');
  await header.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Nieprawidłowy e-mail lub hasło.')).toBeVisible();
  await page.goto('/?okno=rejestracja');
  const form = page.getByRole('dialog');
  await form.getByLabel('Imię').fill('Julia');
  await form.getByLabel('Nazwisko').fill('Wróbel');
  await form.getByLabel('E-mail').fill('julia@szkola.test');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(form).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('[UIX-25] forms of a translated panel are sent, refused and sent again', async ({ browser }) => {
  const school = await makeSchool(server, 1, {});
  const { context, page, faults } = await seatLoggedIn(browser, server, school.teacher);
  await translateAll(context);
  await page.goto('/panel/lecturer/settings');
  await expect(page.locator('font').first()).toBeVisible();
  const fields = page.locator('input[type=password]');
  for (const [index, value] of ['nie to haslo', PASSWORD, PASSWORD].entries()) await fields.nth(index).fill(value);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.locator('input[type=password][aria-invalid]').first()).toBeVisible();
  await fields.nth(0).fill(school.teacher.password);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasło zostało zmienione.').first()).toBeVisible();
  expect(faults).toEqual([]);
});

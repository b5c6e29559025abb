import { type Browser, expect, test } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { translateAll } from '../harness/translator.ts';
import { makeSchool, STAGED } from '../harness/school.ts';
import { closeSeats, openSeat, type Seat, seatLoggedIn } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { bookFirst } from '../steps/booking.ts';
import { startGame } from '../steps/start-game.ts';
import { sendCars } from '../steps/situations.ts';

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

test('[UIX-25] a lesson on translated pages begins, is played, stands and goes on', async ({ browser }) => {
  const school = await makeSchool(server, 1, { ...STAGED, unit_ms: 1000 });
  const [person] = school.students;
  if (person === undefined) throw new Error('nobody');
  const { id } = await school.teacherApi.call(CALLS.addGame, { body: { group: school.group.id, seed: 'tłumacz' } });
  const teacher = await seatLoggedIn(browser, server, school.teacher);
  const student = await seatLoggedIn(browser, server, person);
  for (const { context, page } of [teacher, student]) {
    await translateAll(context);
    await page.goto(`/game/${id}`);
  }
  await startGame(teacher.page);
  await gameShell(student.page).closeHints();
  await gameShell(student.page).goTo('Zlecenia klientów');
  await sendCars(student, 1);
  const order = await bookFirst(student);
  await gameShell(student.page).goTo('Moje zlecenia');
  await expect(student.page.getByText(order).first()).toBeVisible();
  const controls = teacherControls(teacher.page);
  await controls.pause.click();
  await expect(controls.resume).toBeVisible();
  await controls.resume.click();
  await expect(controls.pause).toBeVisible();
  for (const place of ['Samochody', 'Mapa', 'Zlecenia klientów'] as const) await gameShell(student.page).goTo(place);
  expect([...teacher.faults, ...student.faults]).toEqual([]);
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

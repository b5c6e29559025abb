import { expect, test } from '@playwright/test';
import { pressByKeyboard, tabTo } from '../harness/keyboard.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { landingPage } from '../pages/landing-page.ts';
import { mapScreen } from '../pages/map-screen.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { studentGames } from '../pages/student-games.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { gather } from '../steps/start-game.ts';

let server: RunningServer;
let school: School;

test.beforeAll(async () => {
  server = await startServer();
  school = await makeSchool(server, 2, { unit_ms: 1000 });
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[BLD-5] with the keyboard alone: log in, come into the game, book an order, send a car, look at it', async ({
  browser,
}) => {
  const [zofia, bartek] = school.students;
  if (zofia === undefined || bartek === undefined) throw new Error('somebody is missing');
  const teacher = await logInAt(browser, server, school.teacher);
  await gather(teacher, [await logInAt(browser, server, bartek)], { group: school.group.name, seed: 'klawiatura' });
  await teacherControls(teacher.page).start.click();

  const { page } = await openSeat(browser, server);
  const shell = gameShell(page);
  const orders = ordersScreen(page);
  await landingPage(page).open();
  await tabTo(page, landingPage(page).form.getByLabel('E-mail'));
  await page.keyboard.type(zofia.email);
  await tabTo(page, landingPage(page).form.getByLabel('Hasło', { exact: true }));
  await page.keyboard.type(zofia.password);
  await page.keyboard.press('Enter');
  await studentGames(page).join.waitFor();
  await pressByKeyboard(page, studentGames(page).join);
  await shell.hint.waitFor();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Zamknij podpowiedzi' }));
  await pressByKeyboard(page, shell.menu.getByRole('link', { name: /^Zlecenia klientów/u }));
  await orders.rows.first().waitFor();
  const [order = ''] = await orders.free();
  await pressByKeyboard(page, orders.button(order));
  await expect(orders.send).toBeVisible();
  await pressByKeyboard(page, orders.send);
  await expect(orders.row(order)).toHaveCount(0);
  await pressByKeyboard(page, shell.menu.getByRole('link', { name: /^Mapa/u }));
  const map = mapScreen(page);
  await pressByKeyboard(page, map.trucks.first());
  await expect(map.card.getByText(order)).toBeVisible();
  await pressByKeyboard(page, map.card.getByRole('button', { name: 'Zamknij kartę' }));
  await expect(map.card).toBeHidden();
});

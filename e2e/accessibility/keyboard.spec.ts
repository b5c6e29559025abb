import { expect, test } from '@playwright/test';
import { pressByKeyboard, tabTo } from '../harness/keyboard.ts';
import { makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { lecturerHomework, ownHomework } from '../pages/homework.ts';
import { landingPage } from '../pages/landing-page.ts';
import { mapScreen } from '../pages/map-screen.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { studentGames } from '../pages/student-games.ts';
import { gather, startGame } from '../steps/start-game.ts';

const HOMEWORK = 'okno i odpoczynek';

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
  await gather(teacher, [await logInAt(browser, server, bartek)], { group: school.group.name, seed: 'bez-myszy' });
  await startGame(teacher.page);

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
  await expect.poll(orders.earning).not.toEqual([]);
  const [order = ''] = await orders.earning();
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

test('[BLD-5] [MAP-13] with the keyboard alone: a homework begun, played from a list in place of the map, made quicker and paused', async ({
  browser,
}) => {
  const [zofia] = school.students;
  if (zofia === undefined) throw new Error('somebody is missing');
  const teacher = await logInAt(browser, server, school.teacher);
  const set = lecturerHomework(teacher.page);
  await teacher.page.goto('/panel/lecturer/games/homework/new');
  await set.title.fill(HOMEWORK);
  // A situation would replace the card that this test uses with its own.
  await set.situations.setChecked(false);
  await set.set.click();
  await expect(set.row(zofia.name)).toContainText('Bez startu');

  const { page, faults } = await logInAt(browser, server, zofia);
  const own = ownHomework(page);
  const { card } = mapScreen(page);
  await own.card.waitFor();
  await pressByKeyboard(page, own.begin(HOMEWORK));
  await expect(own.start).toBeEnabled();
  await startGame(page, own.start, () => pressByKeyboard(page, own.start));
  await page.waitForURL('**/map');
  await gameShell(page).hint.waitFor();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Zamknij podpowiedzi' }));
  await pressByKeyboard(page, page.getByRole('button', { name: 'Lista zamiast mapy' }));
  const cities = page.getByRole('region', { name: 'Miasta' });
  await pressByKeyboard(page, cities.getByRole('button', { name: /\d+\szlece/u }).first());
  await pressByKeyboard(page, card.getByRole('listitem').first().getByRole('button'));
  await pressByKeyboard(page, card.getByRole('button', { name: 'Rezerwuj zlecenie' }));
  const send = card.getByRole('button', { name: /^Wyślij / }).first();
  await send.waitFor();
  await pressByKeyboard(page, send);
  await expect(send).toHaveCount(0);
  await tabTo(page, own.speed);
  await page.keyboard.press('ArrowDown');
  await expect(own.speed).toHaveValue('2');
  await expect(own.speed).toBeFocused();
  await pressByKeyboard(page, own.pause);
  await expect(own.goOn).toBeVisible();
  expect(faults).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import { changeSettings } from '@fracht/testing/school/school.ts';
import { expectSoundInEveryLook, expectSoundWhenWide } from '../harness/looks.ts';
import { CALM, makeSchool, type School } from '../harness/school.ts';
import { closeSeats, logInAt, type Seat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { carsScreen } from '../pages/cars-screen.ts';
import { gameShell } from '../pages/game-shell.ts';
import { mapScreen } from '../pages/map-screen.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { shipmentsScreen } from '../pages/shipments-screen.ts';
import { situationWatch } from '../pages/situation-watch.ts';
import { summaryScreen } from '../pages/summary-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';
import { bookFirst } from '../steps/booking.ts';
import { sendCar } from '../steps/driving.ts';
import { finish } from '../steps/results.ts';
import { gather, startGame } from '../steps/start-game.ts';

let server: RunningServer;
let school: School;
let teacher: Seat;
let student: Seat;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  school = await makeSchool(server, 1, {
    ...CALM,
    // A round outlasts the whole walk, however slow the machine.
    unit_ms: 5000,
    preparation_minutes: 0,
    orders_per_player_per_round: 30,
  });
  const [zofia] = school.students;
  if (zofia === undefined) throw new Error('nobody');
  teacher = await logInAt(browser, server, school.teacher);
  student = await logInAt(browser, server, zofia);
  await gather(teacher, [student], { group: school.group.name, seed: 'ekrany' });
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

test('the lobby', async () => {
  await expectSoundInEveryLook(student.page, 'student');
  await expectSoundInEveryLook(teacher.page, 'teacher');
});

test('the first hint, and the map without a card', async () => {
  const { page } = student;
  await startGame(teacher.page);
  await gameShell(teacher.page).goTo('Samochody');
  await gameShell(page).hint.waitFor();
  await expectSoundInEveryLook(page, 'hint');
  await gameShell(page).closeHints();
  await expectSoundInEveryLook(page, 'map');
});

test("customers' orders, a reservation, the car sent for it", async () => {
  const { page } = student;
  await gameShell(page).goTo('Zlecenia klientów');
  await expectSoundInEveryLook(page, 'orders');
  await bookFirst(student);
  await expectSoundInEveryLook(page, 'reserved');
  await ordersScreen(page).search.fill('nie ma takiego miasta');
  await expectSoundWhenWide(page, 'no order found');
  await ordersScreen(page).search.fill('');
  await gameShell(page).goTo('Moje zlecenia');
  await shipmentsScreen(page).choices.waitFor();
  await expectSoundInEveryLook(page, 'cars to choose from');
  await sendCar(student);
  await expectSoundInEveryLook(page, 'course');
});

test('cars: own ones, free ones, parkings to choose from', async () => {
  const { page } = student;
  await sendUntilOneDrives();
  await expectSoundInEveryLook(page, 'own cars');
  await page.getByRole('button', { name: /^Wolne w\sgrupie/u }).click();
  await expectSoundInEveryLook(page, 'free cars');
});

test('the map with the card of a car, a city, an order', async () => {
  const { page } = student;
  await gameShell(page).goTo('Mapa');
  const map = mapScreen(page);
  await map.chooseTruck(await driving(page));
  await expectSoundInEveryLook(page, 'card of a car');
  await map.cityWithOrders.focus();
  await page.keyboard.press('Enter');
  await expect(map.card.getByRole('heading', { name: /^Zlecenia stąd/u })).toBeVisible();
  await expectSoundInEveryLook(page, 'card of a city');
  await map.card.getByRole('listitem').first().getByRole('button').click();
  await expectSoundInEveryLook(page, 'card of an order');
  await map.card.getByRole('button', { name: 'Zamknij kartę' }).click();
});

test("the teacher's list of situations, and one that is brought upon a student", async () => {
  const watch = situationWatch(teacher.page);
  await watch.open();
  await expectSoundInEveryLook(teacher.page, 'list of situations');
  await watch.choose(school.students[0]?.name ?? '', 'Korek na obwodnicy');
  await expectSoundWhenWide(teacher.page, 'bring a situation');
  await watch.bring.click();
  await expect(gameShell(teacher.page).notices.getByText('Wywołano: Korek na obwodnicy.')).toBeVisible();
  await watch.column.getByRole('switch', { name: /^Nowe sytuacje/u }).click();
  await expect(watch.column.getByText('Zatrzymane.')).toBeVisible();
  await gameShell(teacher.page).goTo('Samochody');
});

test('players, messages, and what the teacher is asked', async () => {
  await gameShell(student.page).openPlayers();
  await expectSoundInEveryLook(student.page, 'players');
  await student.page.keyboard.press('Escape');
  await gameShell(student.page).bell.click();
  await expectSoundInEveryLook(student.page, 'messages');
  await student.page.keyboard.press('Escape');
  const controls = teacherControls(teacher.page);
  await expectSoundWhenWide(teacher.page, "the teacher's screen");
  await controls.group.getByRole('button', { name: 'Zakończ' }).click();
  await expectSoundInEveryLook(teacher.page, 'finish?');
  await controls.dialog.getByRole('button', { name: 'Graj dalej' }).click();
  await controls.pause.click();
  await expect(student.page.getByText('Gra wstrzymana', { exact: true })).toBeVisible();
  await expectSoundInEveryLook(student.page, 'paused');
});

test('the summary', async () => {
  await finish(teacher, [teacher, student]);
  await expectSoundInEveryLook(student.page, 'student');
  await expectSoundInEveryLook(teacher.page, 'teacher');
  expect([...student.faults, ...teacher.faults]).toEqual([]);
});

test('the break between two rounds', async () => {
  await changeSettings(school.admin, { unit_ms: 5 });
  await summaryScreen(teacher.page).toPanel.click();
  await summaryScreen(student.page).toPanel.click();
  await gather(teacher, [student], { group: school.group.name, seed: 'przerwa' });
  await startGame(teacher.page);
  await expect(student.page.getByRole('heading', { name: 'Koniec rundy 1' })).toBeVisible();
  await expectSoundInEveryLook(student.page, 'break');
});

/** Reserves orders and sends cars until one drives to a loading place. */
async function sendUntilOneDrives(): Promise<void> {
  const { page } = student;
  const onTheWay = carsScreen(page).rows.filter({ hasText: 'Dojazd na załadunek' });
  for (let sent = 0; sent < 4; sent += 1) {
    await gameShell(page).goTo('Zlecenia klientów');
    await bookFirst(student);
    await sendCar(student);
    await gameShell(page).goTo('Samochody');
    if ((await onTheWay.count()) > 0) return;
  }
}

/** A car that is driving now. */
async function driving(page: Page): Promise<string> {
  const names = await mapScreen(page).trucks.allInnerTexts();
  const name = names.find((text) => text.includes('Dojazd')) ?? names[0] ?? '';
  return name.split(',')[0] ?? '';
}

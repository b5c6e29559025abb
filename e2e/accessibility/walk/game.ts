import { type Browser, expect, type Page } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import { changeSettings } from '@fracht/testing/school/school.ts';
import { LAB, PHONE, ZOOMED } from '../../harness/criteria.ts';
import { LONG, NAMES } from '../../harness/hostile-texts.ts';
import { expectSound } from '../../harness/looks.ts';
import { expectPaper } from '../../harness/paper.ts';
import { expectRoute, goTo } from '../../harness/router.ts';
import { makeSchool, type School, STAGED } from '../../harness/school.ts';
import { expectScreen } from '../../harness/screen.ts';
import { logInAt, type Seat } from '../../harness/seat.ts';
import type { RunningServer } from '../../harness/server.ts';
import { carsScreen } from '../../pages/cars-screen.ts';
import { gameShell } from '../../pages/game-shell.ts';
import { lecturerHomework, ownHomework } from '../../pages/homework.ts';
import { livePage } from '../../pages/live-page.ts';
import { mapScreen } from '../../pages/map-screen.ts';
import { ordersScreen } from '../../pages/orders-screen.ts';
import { practice } from '../../pages/practice.ts';
import { shipmentsScreen } from '../../pages/shipments-screen.ts';
import { situationCard } from '../../pages/situation-card.ts';
import { situationWatch } from '../../pages/situation-watch.ts';
import { summaryScreen } from '../../pages/summary-screen.ts';
import { teacherControls } from '../../pages/teacher-controls.ts';
import { bookFirst } from '../../steps/booking.ts';
import { finish } from '../../steps/results.ts';
import { bring, keepRunning, meet, sendCars } from '../../steps/situations.ts';
import { gather, startGame } from '../../steps/start-game.ts';
import { writeMessage } from '../../steps/write-message.ts';
import type { PLAYED } from './screens.ts';

const LATER_LOADING = 'Nadawca przesuwa załadunek o cztery godziny';
const HOMEWORK = 'okna i odpoczynek';

/** A lecturer and a student in a game of a group with a long name; the student's name is hostile. */
export type WalkedGame = {
  readonly school: School;
  readonly teacher: Seat;
  readonly student: Seat;
};

/** Makes the school, logs both in and brings them into a lobby. */
export async function gatherToWalk(browser: Browser, server: RunningServer): Promise<WalkedGame> {
  const school = await makeSchool(server, 1, { ...STAGED, unit_ms: 1000 }, NAMES);
  await school.teacherApi.call(CALLS.editGroup, { body: { id: school.group.id, name: LONG } });
  const [person] = school.students;
  if (person === undefined) throw new Error('nobody');
  const teacher = await logInAt(browser, server, school.teacher);
  const student = await logInAt(browser, server, person);
  await gather(teacher, [student], { group: LONG, seed: 'ekrany' });
  return { school, teacher, student };
}

type Played = (typeof PLAYED)[number];

/** Looks at a screen of the game, once its route is there. */
async function seen(page: Page, route: Played, who: string): Promise<void> {
  await expectRoute(page, route);
  await expectScreen(page, `${route}, ${who}`);
}

async function walkLobby(game: WalkedGame): Promise<void> {
  await seen(game.student.page, 'game-home', 'student');
  await seen(game.teacher.page, 'game-home', 'teacher');
  const { page } = game.student;
  const id = gameIn(page);
  await goTo(page, `/game/${id}/practice`);
  await practice(page).turn(1).waitFor();
  await seen(page, 'game-practice', 'student');
  await goTo(page, `/game/${id}`);
}

/** The first hint, the map with each of its cards, and the list in its place. */
async function walkMap(game: WalkedGame): Promise<void> {
  const { teacher, student } = game;
  const { page } = student;
  await startGame(teacher.page);
  await gameShell(teacher.page).goTo('Samochody');
  await gameShell(page).hint.waitFor();
  await expectSound(page, 'the first hint');
  await gameShell(page).closeHints();
  await gameShell(page).goTo('Zlecenia klientów');
  await sendCars(student, 2);
  const { card, trucks, cityWithOrders } = mapScreen(page);
  await gameShell(page).goTo('Mapa');
  await trucks.first().waitFor({ state: 'attached' });
  await seen(page, 'game-map', 'student');
  await trucks.first().press('Enter');
  await card.waitFor();
  await expectSound(page, 'card of a car');
  await cityWithOrders.press('Enter');
  await expect(card.getByRole('heading', { name: /^Zlecenia stąd/u })).toBeVisible();
  await expectSound(page, 'card of a city');
  await card.getByRole('listitem').first().getByRole('button').click();
  await card.getByRole('button', { name: 'Rezerwuj zlecenie' }).waitFor();
  await expectScreen(page, 'card of an order');
  await card.getByRole('button', { name: 'Zamknij kartę' }).click();
  await page.getByRole('button', { name: 'Lista zamiast mapy' }).click();
  await page.getByRole('region', { name: 'Miasta' }).waitFor();
  await expectScreen(page, 'list in place of the map');
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
}

/** Customers' orders, the student's own, and the cars. */
async function walkLists(game: WalkedGame): Promise<void> {
  const { student } = game;
  const { page } = student;
  const shell = gameShell(page);
  await keepRunning(game.teacher);
  await shell.goTo('Zlecenia klientów');
  const order = await bookFirst(student);
  await seen(page, 'game-orders', 'one reserved');
  await ordersScreen(page).search.fill('nie ma takiego miasta');
  await expectSound(page, 'no order found');
  await ordersScreen(page).search.fill('');
  await shell.goTo('Moje zlecenia');
  await shipmentsScreen(page).list.getByRole('link', { name: order }).click();
  await shipmentsScreen(page).choices.waitFor();
  await seen(page, 'game-shipments', 'cars to choose from');
  await shell.goTo('Samochody');
  await carsScreen(page).rows.first().waitFor();
  await seen(page, 'game-cars', 'own cars');
  await page.getByRole('button', { name: /^Wolne w\sgrupie/u }).click();
  await expectSound(page, 'free cars');
}

/** A situation, and its strip on another screen. */
async function walkSituation({ school, teacher, student }: WalkedGame): Promise<void> {
  const { page } = student;
  await bring({ school, game: gameIn(teacher.page), teacher }, 'Z05');
  await meet(student, LATER_LOADING);
  await expectScreen(page, 'question of a situation');
  await gameShell(page).goTo('Moje zlecenia');
  await situationCard(page).strip.waitFor();
  await expectSound(page, 'own orders while a situation waits');
  await meet(student, LATER_LOADING);
}

/** The teacher writes four times to the student, whose open card leaves little room: each notice can be seen and closed. */
export async function expectNoticesSeen({ school, teacher, student: { page } }: WalkedGame): Promise<void> {
  const { notices } = gameShell(page);
  const closers = notices.getByRole('button', { name: 'Zamknij' });
  for (const { width, height } of [ZOOMED, PHONE]) {
    await page.setViewportSize({ width, height });
    const texts = [8, 9, 10, 11].map((hour) => `Odprawa o ${hour}:00, wszyscy przy tablicy (${width} x ${height})`);
    await Promise.all(texts.map((text) => writeMessage(school, gameIn(teacher.page), text)));
    await expect.poll(() => closers.count()).toBeGreaterThan(3);
    const outside = await notices.evaluate((area) =>
      [...area.querySelectorAll('button')].map((button) => {
        button.focus();
        const { top, bottom } = button.getBoundingClientRect();
        return Math.max(0, -top, bottom - innerHeight);
      }),
    );
    expect(outside, `pixels outside of ${width} x ${height}`).toEqual(outside.map(() => 0));
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect(closers).toHaveCount(0);
  }
  await page.setViewportSize(LAB);
}

/** The outcome of an answer. */
async function walkOutcome({ student: { page } }: WalkedGame): Promise<void> {
  const situation = situationCard(page);
  await situation.answer('Przyjmuję na piśmie').click();
  await situation.goOn.waitFor();
  await expectScreen(page, 'outcome of an answer');
  await situation.goOn.click();
}

/** Players, messages, and what a teacher has besides the screens of a game. */
async function walkAround({ school, teacher, student }: WalkedGame): Promise<void> {
  const { page } = student;
  await gameShell(page).openPlayers();
  await expectSound(page, 'players');
  await page.keyboard.press('Escape');
  await gameShell(page).goTo('Samochody');
  await gameShell(page).bell.click();
  await gameShell(page).messages.waitFor();
  await expectSound(page, 'messages');
  await page.keyboard.press('Escape');
  const watch = situationWatch(teacher.page);
  const controls = teacherControls(teacher.page);
  await keepRunning(teacher);
  await gameShell(teacher.page).goTo('Mapa');
  await watch.open();
  await expectScreen(teacher.page, 'map of a teacher with the open situations');
  await watch.chooseFirst(school.students[0]?.name ?? '');
  await expectSound(teacher.page, 'bring a situation');
  await teacher.page.keyboard.press('Escape');
  await controls.group.getByRole('button', { name: 'Zakończ' }).click();
  await expectSound(teacher.page, 'finish?');
  await controls.dialog.getByRole('button', { name: 'Graj dalej' }).click();
  await controls.pause.click();
  await expect(page.getByText('Gra wstrzymana', { exact: true })).toBeVisible();
  await expectSound(page, 'paused');
  const id = gameIn(teacher.page);
  await goTo(teacher.page, `/panel/lecturer/games/${id}`);
  await livePage(teacher.page).chart('Pieniądze').waitFor();
  await seen(teacher.page, 'panel-lecturer-live', 'teacher');
  await goTo(teacher.page, `/game/${id}/cars`);
}

/** The end of a game, and the break of another between two rounds. */
async function walkEnd({ school, teacher, student }: WalkedGame): Promise<void> {
  await finish(teacher, [teacher, student]);
  await expectScreen(teacher.page, 'summary of a teacher');
  await expectPaper(teacher.page, summaryScreen(teacher.page).toPanel);
  await changeSettings(school.admin, { unit_ms: 5 });
  await summaryScreen(teacher.page).toPanel.click();
  await summaryScreen(student.page).toPanel.click();
  await gather(teacher, [student], { group: LONG, seed: 'przerwa' });
  await startGame(teacher.page);
  await expect(student.page.getByRole('region', { name: 'Koniec rundy 1' })).toBeVisible();
  await expectSound(student.page, 'the break between two rounds');
  await finish(teacher, [teacher, student]);
}

/** The game of a homework, which its student leads. */
async function walkHomework({ school, teacher, student }: WalkedGame): Promise<void> {
  await changeSettings(school.admin, { unit_ms: 1000 });
  const set = lecturerHomework(teacher.page);
  const own = ownHomework(student.page);
  await goTo(teacher.page, '/panel/lecturer/games/homework/new');
  await set.title.fill(HOMEWORK);
  await set.set.click();
  await set.students.waitFor();
  await goTo(student.page, '/panel/student/games');
  await own.begin(HOMEWORK).click();
  await expect(own.start).toBeEnabled();
  await expectScreen(student.page, 'lobby of a homework');
  await startGame(student.page, own.start);
  await student.page.waitForURL('**/map');
  await own.pause.click();
  await expect(own.goOn).toBeVisible();
  await gameShell(student.page).goTo('Samochody');
  await expectScreen(student.page, 'paused homework');
}

function gameIn(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** The parts of the walk in their order: each continues where the previous one ended. */
export const PARTS: readonly (readonly [screens: string, walk: (game: WalkedGame) => Promise<void>])[] = [
  ['the lobby', walkLobby],
  ['the map, its cards and the list in its place', walkMap],
  ['orders and cars', walkLists],
  ['a situation', walkSituation],
  ['an answer', walkOutcome],
  ['what is around them, and what a teacher has beside them', walkAround],
  ['the end and the break', walkEnd],
  ['homework', walkHomework],
];

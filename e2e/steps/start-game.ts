import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { CALLS } from '@fracht/protocol';
import type { School } from '../harness/school.ts';
import { type Seat, seatLoggedIn, type SeatOptions } from '../harness/seat.ts';
import type { RunningServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { lecturerGames } from '../pages/lecturer-games.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { studentGames } from '../pages/student-games.ts';
import { teacherControls } from '../pages/teacher-controls.ts';

/** The teacher creates a game for the group and opens its lobby; the students enter it from their panels. */
export async function gather(
  teacher: Seat,
  students: readonly Seat[],
  game: { readonly group: string; readonly seed: string },
): Promise<void> {
  const games = lecturerGames(teacher.page);
  await games.newGame({ seed: game.seed, follows: false });
  await games.openRoom(game.group);
  await Promise.all(students.map(({ page }) => studentGames(page).enter()));
  await expect(teacher.page.getByText('na miejscu', { exact: true })).toHaveCount(students.length);
}

/** A game that waits for its start. */
export type Lobby = { readonly game: string; readonly teacher: Seat; readonly students: readonly Seat[] };

/**
 * Like `gather`, but without going through the panels: the teacher and the school's students open the lobby of a new game by its address. `options`: of
 * the students' browsers; `before`: what is started before a student enters.
 */
export async function openLobby(
  browser: Browser,
  server: RunningServer,
  { teacher: lecturer, teacherApi, students: people, group }: School,
  wishes: { readonly seed: string; readonly options?: SeatOptions; readonly before?: (student: Seat) => void },
): Promise<Lobby> {
  const { id: game } = await teacherApi.call(CALLS.addGame, { body: { group: group.id, seed: wishes.seed } });
  const teacher = await seatLoggedIn(browser, server, lecturer);
  await teacher.page.goto(`/game/${game}`);
  await expect(teacherControls(teacher.page).start).toBeVisible();
  const students = await Promise.all(people.map((person) => seatLoggedIn(browser, server, person, wishes.options)));
  for (const student of students) wishes.before?.(student);
  await Promise.all(students.map(({ page }) => page.goto(`/game/${game}`)));
  await expect(teacher.page.getByText('na miejscu', { exact: true })).toHaveCount(students.length);
  return { game, teacher, students };
}

/** The teacher starts the game; the students close their hints, and everybody opens customers' orders. The teacher has no hints. */
export async function begin(teacher: Seat, students: readonly Seat[]): Promise<void> {
  await startGame(teacher.page);
  await Promise.all([toOrders(teacher, false), ...students.map((seat) => toOrders(seat, true))]);
}

/** After a press the page moves on, or the server has refused: within so many ms. The server checks every five seconds whether it is too busy. */
const GOES_ON_MS = 10_000;

/**
 * Presses the button that begins a game. A server that has been too busy for a while, as on a slow machine on which many pages have just been opened, begins
 * none and says so (RUN-9): the leader of the game presses again, until the page moves on.
 */
export async function startGame(
  page: Page,
  start: Locator = teacherControls(page).start,
  press: () => Promise<void> = () => start.click({ timeout: GOES_ON_MS }),
): Promise<void> {
  await expect(start).toBeEnabled();
  await expect(async () => {
    if (await start.isVisible()) await press();
    await expect(start).toHaveCount(0, { timeout: GOES_ON_MS });
  }).toPass();
}

/** From the map of a game that has just begun to customers’ orders. */
export async function toOrders({ page }: Seat, hasHints: boolean): Promise<void> {
  await page.waitForURL('**/map');
  if (hasHints) await gameShell(page).closeHints();
  else await expect(gameShell(page).hint).toHaveCount(0);
  await gameShell(page).goTo('Zlecenia klientów');
  await expect(ordersScreen(page).rows.first()).toBeVisible();
}

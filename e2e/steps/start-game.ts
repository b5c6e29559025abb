import { expect } from '@playwright/test';
import type { Seat } from '../harness/seat.ts';
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

/** The teacher starts the game; the students close their hints, and everybody opens customers' orders. The teacher has no hints. */
export async function begin(teacher: Seat, students: readonly Seat[]): Promise<void> {
  await teacherControls(teacher.page).start.click();
  await Promise.all([toOrders(teacher, false), ...students.map((seat) => toOrders(seat, true))]);
}

async function toOrders({ page }: Seat, hasHints: boolean): Promise<void> {
  await page.waitForURL('**/map');
  if (hasHints) await gameShell(page).closeHints();
  else await expect(gameShell(page).hint).toHaveCount(0);
  await gameShell(page).goTo('Zlecenia klientów');
  await expect(ordersScreen(page).rows.first()).toBeVisible();
}

import { type Browser, expect } from '@playwright/test';
import { spend } from '@fracht/testing/runs/costs.ts';
import { openSeat, type Seat } from '../harness/seat.ts';
import type { RunningServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { landingPage } from '../pages/landing-page.ts';
import { panelMenu } from '../pages/panel-menu.ts';
import { studentGames } from '../pages/student-games.ts';
import { summaryScreen } from '../pages/summary-screen.ts';
import { teacherControls } from '../pages/teacher-controls.ts';

/** The teacher starts the next round; everybody's ring shows it. */
export async function nextRound(teacher: Seat, everybody: readonly Seat[], round: number): Promise<void> {
  await teacherControls(teacher.page).next();
  for (const { page } of everybody)
    await expect(gameShell(page).ring).toHaveAccessibleName(new RegExp(`^Runda ${round} z`, 'u'));
  await expect(teacherControls(teacher.page).pause).toBeVisible();
}

/** The teacher ends the game; everybody gets to the summary. */
export async function finish(teacher: Seat, everybody: readonly Seat[]): Promise<void> {
  spend('game');
  await teacherControls(teacher.page).finish();
  await Promise.all(everybody.map(({ page }) => expect(summaryScreen(page).whole).toBeVisible()));
}

/** The player's own score, from the summary. */
export async function resultOf({ page }: Seat): Promise<string> {
  const score = await summaryScreen(page).ownScore.innerText();
  expect(score).toMatch(/\d/u);
  return score;
}

/** A guest does not find the group in the rankings of the landing page. */
export async function missInRankings(browser: Browser, server: RunningServer, group: string): Promise<void> {
  const { page, context } = await openSeat(browser, server);
  const landing = landingPage(page);
  await landing.open();
  await expect(landing.rankings.getByText('Żadne wyniki nie zostały jeszcze zapisane w rankingu.')).toBeVisible();
  await expect(landing.row(group)).toHaveCount(0);
  await context.close();
}

/** A student finds the game among the played ones, with their own score. */
export async function findInPanel({ page }: Seat, score = ''): Promise<void> {
  await summaryScreen(page).toPanel.click();
  await expect(studentGames(page).review(1)).toBeVisible();
  await expect(page.getByText(`Twój wynik ${score}`)).toBeVisible();
  await panelMenu(page).open('Grupa');
}

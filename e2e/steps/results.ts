import { type Browser, expect } from '@playwright/test';
import type { Person } from '../harness/school.ts';
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
  await teacherControls(teacher.page).finish();
  await Promise.all(everybody.map(({ page }) => expect(summaryScreen(page).whole).toBeVisible()));
}

/** One's own score, from the summary. */
export async function resultOf({ page }: Seat): Promise<string> {
  const score = await summaryScreen(page).ownScore.innerText();
  expect(score).toMatch(/\d/u);
  return score;
}

/** The group's score, from the teacher's summary: that of all money and points together. */
export async function groupResultOf({ page }: Seat): Promise<string> {
  return summaryScreen(page).groupScore.innerText();
}

type Result = { readonly person: Person; readonly score: string };
type GroupResult = { readonly group: string; readonly score: string };

/** A guest finds the results of the group and of every player on the landing page. */
export async function findInRankings(
  browser: Browser,
  server: RunningServer,
  { group, score: whole }: GroupResult,
  results: readonly Result[],
): Promise<void> {
  const { page, context } = await openSeat(browser, server);
  const landing = landingPage(page);
  await landing.open();
  await expect(landing.row(group)).toContainText(whole);
  expect(Math.abs(numberIn(whole) - results.reduce((sum, { score }) => sum + numberIn(score), 0))).toBeLessThanOrEqual(
    results.length,
  );
  await landing.tab('Ranking indywidualny').click();
  for (const { person, score } of results) await expect(landing.row(shortName(person))).toContainText(score);
  await context.close();
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

function shortName({ name }: Person): string {
  const [first = '', last = ''] = name.split(' ');
  return `${first} ${last.charAt(0)}.`;
}

/** Parses a number with spaces between thousands and a typographic minus sign. */
function numberIn(text: string): number {
  return Number(text.replace(/\s/gu, '').replace('\u2212', '-'));
}

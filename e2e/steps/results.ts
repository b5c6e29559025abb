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

/** The teacher opens the next round; everybody's ring shows it. */
export async function nextRound(teacher: Seat, everybody: readonly Seat[], round: number): Promise<void> {
  await teacherControls(teacher.page).next();
  for (const { page } of everybody) await expect(gameShell(page).ring).toHaveAccessibleName(new RegExp(`^Runda ${round} z`, 'u'));
  await expect(teacherControls(teacher.page).pause).toBeVisible();
}

/** The teacher ends the game; everybody comes to the summary. */
export async function finish(teacher: Seat, everybody: readonly Seat[]): Promise<void> {
  await teacherControls(teacher.page).finish();
  await Promise.all(everybody.map(({ page }) => expect(summaryScreen(page).whole).toBeVisible()));
}

/** The own score as the summary shows it. */
export async function resultOf({ page }: Seat): Promise<string> {
  const score = await summaryScreen(page).ownScore.innerText();
  expect(score).toMatch(/\d/u);
  return score;
}

type Result = { readonly person: Person; readonly score: string };

/** A guest sees the group's and every player's result on the landing page. */
export async function findInRankings(browser: Browser, server: RunningServer, group: string, results: readonly Result[]): Promise<void> {
  const { page, context } = await openSeat(browser, server);
  const landing = landingPage(page);
  await landing.open();
  await expect(landing.row(group)).toContainText(spaced(sumOf(results)));
  await landing.tab('Ranking indywidualny').click();
  for (const { person, score } of results) await expect(landing.row(shortName(person))).toContainText(score);
  await context.close();
}

/** A student finds the game among those played, with the own score. */
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

function sumOf(results: readonly Result[]): number {
  return results.reduce((sum, { score }) => sum + Number(score.replace(/\s/gu, '').replace('\u2212', '-')), 0);
}

function spaced(value: number): string {
  return new Intl.NumberFormat('ru-RU').format(value).replace('-', '\u2212');
}

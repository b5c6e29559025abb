import type { Browser } from '@playwright/test';
import { demoSchool } from '../harness/demo-school.ts';
import { takePicture } from '../harness/picture.ts';
import { openSeat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';
import { lecturerGames } from '../pages/lecturer-games.ts';
import { studentGames } from '../pages/student-games.ts';
import { startGame } from '../steps/start-game.ts';
import { DESK, somebody } from './album.ts';

const SITUATION = 'Awaria agregatu chłodniczego';

/** The landing page, a lecturer's games and the editor, in the demo school, whose games were played by bots. */
export async function takePanels(browser: Browser): Promise<void> {
  const server = await startServer({ DEMO: '1' });
  try {
    await takeLanding(browser, server);
    await takeGames(browser, server);
    await takeEditor(browser, server);
  } finally {
    await server.stop();
  }
}

async function takeLanding(browser: Browser, server: RunningServer): Promise<void> {
  // With motion: without it the animation's trucks stand still.
  const { context, page } = await openSeat(browser, server, { ...DESK, reducedMotion: 'no-preference' });
  await landingPage(page).open();
  await landingPage(page).row('Spedycja 3B').or(landingPage(page).row('Logistyka 2A')).first().waitFor();
  await page.getByRole('button', { name: 'Zatrzymaj pokaz' }).waitFor();
  await page.getByRole('button', { name: 'Rozumiem' }).click();
  await takePicture(page, 'panels-landing', true);
  await context.close();
}

async function takeGames(browser: Browser, server: RunningServer): Promise<void> {
  const page = await somebody(browser, server, demoSchool.teacher);
  const games = lecturerGames(page);
  await games.row(demoSchool.group).waitFor();
  await games.newGame({ seed: 'Logistyka 2026', follows: true });
  await games.openRoom(demoSchool.group);
  await studentGames(await somebody(browser, server, demoSchool.student)).enter();
  await startGame(page);
  await page.waitForURL('**/map');
  await page.goto('/panel/lecturer/games');
  await page.getByText('Do końca rundy 1').waitFor();
  await takePicture(page, 'panels-games');
  await page.context().close();
}

/** A question without feedback. */
async function takeEditor(browser: Browser, server: RunningServer): Promise<void> {
  const page = await somebody(browser, server, { id: '', name: '', ...ADMIN });
  await page.goto('/panel/admin/emergencies');
  await page.getByRole('link', { name: SITUATION }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await page.locator('[data-path="situation"]').press('ArrowRight');
  await page.getByRole('button', { name: 'Dodaj odpowiedź' }).click();
  await page.getByText('Brakuje informacji zwrotnej').first().waitFor();
  await takePicture(page, 'panels-editor');
  await page.context().close();
}

// npm run bench:trial [minutes] - the trial on the page of game settings, in Chromium: 200 games of bots before a change and 200 after it, in
// the page's workers. Measures the time until first results, until it stops when told to, and until it is done. With `minutes` it is stopped
// after so many, and reports how far it got.
import { argv } from 'node:process';
import { trialText } from '@fracht/content';
import type { Page } from '@playwright/test';
import { openSeat } from '../e2e/harness/seat.ts';
import { ADMIN, startServer } from '../e2e/harness/server.ts';
import { landingPage } from '../e2e/pages/landing-page.ts';
import { openBrowser } from './lib/browser.ts';
import { footing, heading, row } from './lib/report.ts';

const GAMES = 200;
const MINUTES = Number(argv[2] ?? 60);

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** How many games the page says were played so far, or at the end. */
async function played(page: Page): Promise<number> {
  const panel = page.getByRole('region', { name: trialText.title(GAMES) });
  const words = (await panel.textContent()) ?? '';
  if (words.includes(trialText.done(GAMES))) return 2 * GAMES;
  return Number(/Rozegrano (\d+)/u.exec(words)?.[1] ?? 0);
}

async function until(page: Page, games: number, deadline: number): Promise<boolean> {
  while ((await played(page)) < games) {
    if (Date.now() > deadline) return false;
    await page.waitForTimeout(100);
  }
  return true;
}

heading();
const server = await startServer();
const browser = await openBrowser();
try {
  const { page } = await openSeat(browser, server, { viewport: { width: 1366, height: 768 } });
  await landingPage(page).logIn({ ...ADMIN, id: '', name: '' });
  await page.goto('/panel/admin/game-settings');
  await page
    .getByRole('row', { name: /rest_minutes/u })
    .getByRole('textbox')
    .fill('600');
  row('trial of 200 + 200 games, a rest of 600 minutes instead of 540', 'time');
  row('---', '---');
  const begun = Date.now();
  const deadline = begun + MINUTES * 60_000;
  await page.getByRole('button', { name: trialText.start }).click();
  await until(page, 1, deadline);
  row('the first game is played', seconds(begun));
  await page.getByText(trialText.verdicts.SOON.title).waitFor({ timeout: MINUTES * 60_000 });
  row('the first results, of five games each', seconds(begun));
  const stopping = Date.now();
  await page.getByRole('button', { name: trialText.stop }).click();
  await page.getByRole('button', { name: trialText.goOn }).waitFor();
  row('from the press that stops it to its being stopped', seconds(stopping));
  await page.getByRole('button', { name: trialText.goOn }).click();
  const isDone = await until(page, 2 * GAMES, deadline);
  row(
    isDone ? 'the whole, with that stop' : `given up after ${String(await played(page))} of ${2 * GAMES}`,
    seconds(begun),
  );
  footing();
} finally {
  await browser.close();
  await server.stop();
}

import { type Page, test } from '@playwright/test';
import { expectSound } from '../harness/looks.ts';
import { openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { practice } from '../pages/practice.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterAll(() => stopServer(server));

test('[BLD-4] every step of the practice, and its end, in every look', async ({ browser }) => {
  const { page } = await openSeat(browser, server);
  const on = practice(page);
  for (const step of [1, 2, 3, 4, 5]) {
    await openAt(page, step);
    await on.turn(step).waitFor();
    await on.toControl.waitFor({ state: 'attached' });
    await expectSound(page, `step ${step}`);
  }
  await on.money.click();
  await on.goOn.click();
  await on.end.waitFor();
  await expectSound(page, 'the end');
});

async function openAt(page: Page, step: number): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((number) => localStorage.setItem('practice', String(number)), step);
  await page.goto('/practice');
}

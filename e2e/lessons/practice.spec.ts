import { expect, test } from '@playwright/test';
import { pressByKeyboard, tabTo } from '../harness/keyboard.ts';
import { countPresses, pressesIn } from '../harness/presses.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { tell } from '../harness/tell.ts';
import { landingPage } from '../pages/landing-page.ts';
import { practice } from '../pages/practice.ts';

const LAB = { width: 1366, height: 768 } as const;
/** From the landing page to the first booked order. */
const MOST_PRESSES = 3;

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[PRT-10] [PRT-7] [PRT-11] [LND-16] from the landing page a visitor books the first order with two presses, and leaves one number in this browser', async ({
  browser,
}) => {
  const { page, context, faults } = await openSeat(browser, server, { viewport: LAB });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData() !== null || request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await countPresses(page);
  const on = practice(page);
  const began = Date.now();
  await landingPage(page).open();
  await landingPage(page).tryIt.click();
  await on.book.click();
  await on.turn(2).waitFor();
  const took = Date.now() - began;
  const presses = await pressesIn(page);
  await page.evaluate(() => sessionStorage.clear());
  tell('landing page to the first booked order', `${(took / 1000).toFixed(1)} s, ${presses} presses`);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect(presses).toBe(2);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['practice', '2']]);
  expect(await context.cookies()).toEqual([]);
  expect(sent).toEqual([]);
  await expect.poll(() => page.evaluate(loadedScreens)).toEqual(['cars', 'orders', 'shipments']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Dokończ' }).click();
  await on.turn(2).waitFor();
  expect(faults).toEqual([]);
});

test('[PRT-6] [BLD-5] by the keyboard alone, with a list in place of the map', async ({ browser }) => {
  const { page, faults } = await openSeat(browser, server, { viewport: LAB });
  const on = practice(page);
  const began = Date.now();
  await landingPage(page).open();
  await pressByKeyboard(page, landingPage(page).tryIt);
  await on.turn(1).waitFor();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Lista zamiast mapy' }));
  await expect(page.getByRole('region', { name: 'Lista zamiast mapy' })).toBeVisible();
  for (const [step, control] of [on.book, on.send, on.park].entries()) {
    await on.turn(step + 1).waitFor();
    await expect(on.toControl).toBeAttached();
    if (step === 0) await tabTo(page, on.toControl);
    else await expect(on.toControl).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await on.turn(4).waitFor();
  await expect(on.toControl).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(on.answers.first()).toBeFocused();
  await page.keyboard.press('b');
  await pressByKeyboard(page, on.goOn);
  await on.turn(5).waitFor();
  await expect(on.toControl).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(on.money).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Skąd ten wynik' })).toBeVisible();
  await page.keyboard.press('Escape');
  await pressByKeyboard(page, on.goOn);
  await expect(on.end.getByRole('heading', { name: 'Rozgrzewka skończona' })).toBeFocused();
  tell('the practice by the keyboard, as fast as a machine presses', `${((Date.now() - began) / 1000).toFixed(1)} s`);
  expect(faults).toEqual([]);
});

/** The full screens of a game that this page has loaded. */
function loadedScreens(): readonly string[] {
  const names = performance
    .getEntriesByType('resource')
    .map(({ name }) => /(?<screen>\w+)-screen-[^/]*\.js/u.exec(name));
  const screens = names.flatMap((found) => found?.groups?.['screen'] ?? []);
  return [...new Set(screens)].filter((screen) => ['cars', 'orders', 'shipments'].includes(screen)).toSorted();
}

import { expect, test } from '@playwright/test';
import { CHROMIUM } from '../harness/chromium.ts';
import { makeSchool } from '../harness/school.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';

/** A host name as in a classroom; a browser treats the machine's own addresses as secure, but not this one. */
const NAME = 'fracht.szkola';
/** How many tabs are opened together. */
const TABS = 3;

test.use({ launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] } });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[SGN-13] [LGN-5] over plain HTTP tabs that are opened together all come in, again and again, and the first one stays', async ({
  browser,
}) => {
  const { teacher } = await makeSchool(server, 0, {});
  const url = `http://${NAME}:${server.port}`;
  const { context, page, faults } = await openSeat(browser, { ...server, url });
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  await landingPage(page).logIn(teacher);
  await page.waitForURL('**/panel/lecturer/**');
  for (let round = 0; round < 2; round += 1) {
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/panel')));
    await Promise.all(tabs.map((tab) => tab.waitForURL('**/panel/lecturer/**')));
    await Promise.all(tabs.map((tab) => tab.close()));
  }
  await page.reload();
  await page.waitForURL('**/panel/lecturer/**');
  expect(await page.evaluate(() => localStorage.getItem('rememberMeToken'))).not.toBeNull();
  // Chromium reports for each page that it cannot honour this header there.
  expect(faults.filter((fault) => !fault.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});

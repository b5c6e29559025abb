import { expect, test } from '@playwright/test';
import { expectPaper, pagesOf } from '../harness/paper.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { networkTestPage } from '../pages/network-test.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[NTT-1] [NTT-2] [NTT-9] [BLD-10] on a sound network somebody without an account is told that a lesson works', async ({
  browser,
}) => {
  const { page, faults } = await openSeat(browser, server);
  const network = networkTestPage(page);
  await network.open();
  await expect(network.verdict).toContainText('Na tym komputerze lekcja będzie działać.');
  for (const name of ['Gniazdo na porcie strony', 'Gniazdo na osobnym porcie', 'Pośrednicy', 'Zegar', 'Przeglądarka']) {
    await expect(network.check(name)).toContainText('Dobrze');
  }
  expect(await pagesOf(page, false)).toBe(1);
  await expectPaper(page, network.print);
  await network.again.focus();
  await page.keyboard.press('Enter');
  await expect(network.print).toBeHidden();
  await expect(network.print).toBeVisible();
  await expect(network.verdict).toContainText('Na tym komputerze lekcja będzie działać.');
  expect(faults).toEqual([]);
});

test('[NTT-2] where sockets are refused a lesson works over the stream', async ({ browser }) => {
  const { page, faults } = await openSeat(browser, server, { sockets: 'REFUSED' });
  const network = networkTestPage(page);
  await network.open();
  await expect(network.verdict).toContainText('lekcja będzie działać przez strumień zdarzeń, bo sieć blokuje gniazda');
  await expect(network.check('Gniazdo na porcie strony')).toContainText('Nie działa');
  await expect(network.check('Strumień zdarzeń')).toContainText('Dobrze');
  expect(faults).toEqual([]);
});

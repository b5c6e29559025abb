import { expect, test } from '@playwright/test';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gameShell } from '../pages/game-shell.ts';
import { returnHome } from '../steps/driving.ts';
import { beginStaged } from '../steps/staged-game.ts';

/** How many cars are under way, so that one is empty in time. */
const SENT = 3;

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('an empty car is sent home, once hours of the game have brought it to its consignee', async ({ browser }) => {
  const { zofia } = await beginStaged(browser, server, { seed: 'powrót', cars: SENT });
  // For those hours away from the map, which draws all the time.
  await gameShell(zofia.page).goTo('Moje zlecenia');
  await returnHome([zofia]);
  expect(zofia.faults).toEqual([]);
});

import { test } from '@playwright/test';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gatherToWalk, PARTS, type WalkedGame } from './walk/game.ts';
import { IN_EVERY_LOOK } from './walk/walk.ts';

let server: RunningServer;
let game: WalkedGame;

// One game from its beginning to its end: what a test leaves is where the next begins.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  game = await gatherToWalk(browser, server, IN_EVERY_LOOK);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

for (const [screens, walk] of PARTS) {
  test(`[ACS-2] [HLP-5] [BLD-4] the screens of a game, in every look: ${screens}`, () => walk(game));
}

import { expect, test } from '@playwright/test';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { gatherToWalk, expectNoticesSeen, PARTS, type WalkedGame } from './walk/game.ts';

let server: RunningServer;
let game: WalkedGame;

// One game from its beginning to its end: each test continues where the previous one left it.
test.describe.configure({ mode: 'serial', timeout: atDepth({ few: 600_000, many: 900_000 }) });

test.beforeAll(async ({ browser }) => {
  server = await startServer();
  game = await gatherToWalk(browser, server);
});

test.afterAll(async ({ browser }) => {
  await closeSeats(browser);
  await stopServer(server);
});

for (const [screens, walk] of PARTS) {
  test(`[ACS-2] [HLP-5] [BLD-3] [BLD-4] [BLD-7] [BLD-8] [BLD-9] the screens of a game: ${screens}`, async () => {
    await walk(game);
    expect([...game.student.faults, ...game.teacher.faults]).toEqual([]);
  });
  if (screens === 'a situation')
    test('[UIX-15] notices beside its card are seen and closed', () => expectNoticesSeen(game));
}

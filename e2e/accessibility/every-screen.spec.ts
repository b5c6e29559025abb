import { expect, test } from '@playwright/test';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { startWithDebriefs } from '../harness/demo-school.ts';
import { routesWithScreens } from '../harness/router.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { FRAMES, PLAYED, STATIONS, WALKERS } from './walk/screens.ts';
import { openWalk, walk } from './walk/walk.ts';
import { fillWalkedSchool } from './walk/walked-school.ts';

// Some thirty screens, on a busy machine; in the deep run in six looks.
test.describe.configure({ timeout: atDepth({ few: 900_000, many: 2_400_000 }) });

let server: RunningServer;
let addressOf: (at: string) => string;

test.beforeAll(async () => {
  server = await startWithDebriefs();
  addressOf = await fillWalkedSchool(server);
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('every route that has a screen is walked through', async ({ browser }) => {
  const { page } = await openWalk(browser, server, 'guest');
  const walked = Object.values(STATIONS).flatMap((stations) => stations.map(({ route }) => route));
  const known = new Set<string>([...FRAMES, ...PLAYED, ...walked]);
  expect([...known].toSorted()).toEqual((await routesWithScreens(page)).toSorted());
});

for (const who of WALKERS) {
  test(`[ACS-2] [HLP-5] [BLD-3] [BLD-4] [BLD-7] [BLD-8] [BLD-9] every screen of a ${who}`, async ({ browser }) => {
    const { page, faults } = await openWalk(browser, server, who);
    await walk(page, who, addressOf);
    expect(faults).toEqual([]);
  });
}

import { expect, test } from '@playwright/test';
import { startWithDebriefs } from '../harness/demo-school.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { translateAll } from '../harness/translator.ts';
import { STATIONS, WALKERS } from './walk/screens.ts';
import { openWalk } from './walk/walk.ts';
import { fillWalkedSchool } from './walk/walked-school.ts';

test.describe.configure({ timeout: 1_200_000 });

let server: RunningServer;
let addressOf: (at: string) => string;

test.beforeAll(async () => {
  server = await startWithDebriefs();
  addressOf = await fillWalkedSchool(server);
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

for (const who of WALKERS) {
  test(`[UIX-25] every screen of a ${who}, translated`, async ({ browser }) => {
    const { context, page, faults } = await openWalk(browser, server, who);
    await translateAll(context);
    await page.reload();
    for (const { at, reach, shows } of STATIONS[who]) {
      if (at !== undefined) await goTo(page, addressOf(at));
      if (reach !== undefined) await reach(page);
      await expect(shows(page)).toBeVisible({ timeout: 400_000 });
    }
    expect(faults).toEqual([]);
  });
}

import { test } from '@playwright/test';
import { startWithDebriefs } from '../harness/demo-school.ts';
import { largeTree, withTree } from '../harness/large-trees.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats } from '../harness/seat.ts';
import { type RunningServer, stopServer } from '../harness/server.ts';
import { WALKERS } from './walk/screens.ts';
import { IN_EVERY_LOOK, openWalk, walk } from './walk/walk.ts';
import { fillWalkedSchool } from './walk/walked-school.ts';

// Some thirty screens in six looks.
test.describe.configure({ timeout: 2_400_000 });

let server: RunningServer;
let addressOf: (at: string) => string;

test.beforeAll(async () => {
  server = await startWithDebriefs();
  addressOf = await fillWalkedSchool(server);
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

for (const who of WALKERS) {
  test(`[ACS-2] [HLP-5] [BLD-4] every screen of a ${who}, in every look`, async ({ browser }) => {
    const { page } = await openWalk(browser, server, who);
    await walk(page, who, addressOf, IN_EVERY_LOOK);
  });
}

test('[BLD-4] the editor of a situation with 40 questions, some of them typed', async ({ browser }) => {
  const { page } = await openWalk(browser, server, 'admin');
  await withTree(page, 'K28', largeTree(40, true));
  await goTo(page, '/panel/admin/emergencies/K28/edit');
  await page.locator('[data-path="situation"]').click();
  await page.keyboard.press('ArrowRight');
  await IN_EVERY_LOOK.state(page, 'forty questions');
});

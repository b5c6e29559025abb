import { test } from '@playwright/test';
import { largeTree, withTree } from '../harness/large-trees.ts';
import { expectSound } from '../harness/looks.ts';
import { goTo } from '../harness/router.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[BLD-4] the editor of a situation with 40 questions, some of them typed', async ({ browser }) => {
  const { page } = await logInAt(browser, server, { id: '', name: '', ...ADMIN });
  await withTree(page, 'K28', largeTree(40, true));
  await goTo(page, '/panel/admin/emergencies/K28/edit');
  await page.locator('[data-path="situation"]').click();
  await page.keyboard.press('ArrowRight');
  await expectSound(page, 'forty questions');
});

import { expect, test } from '@playwright/test';
import { largeTree, withTree } from '../harness/large-trees.ts';
import { expectSoundInEveryLook } from '../harness/looks.ts';
import { closeSeats, logInAt } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('the editor of a situation: graph, open answer, something moved, search, dry run, description', async ({
  browser,
}) => {
  const { page, faults } = await logInAt(browser, server, { id: '', name: '', ...ADMIN });
  await page.goto('/panel/admin/emergencies/K07/edit');
  await page.locator('[data-way="situation 0"]').click();
  await page.getByRole('button', { name: 'Dodaj odpowiedź' }).click();
  await expect(page.getByText('Brakuje informacji zwrotnej')).toBeVisible();
  await expectSoundInEveryLook(page, 'an open answer with something to mend');
  await page.locator('[data-way="situation 0"]').click();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Anuluj' })).toBeVisible();
  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox').fill('mięso');
  await expectSoundInEveryLook(page, 'something moved, and the search');
  await page.getByRole('button', { name: 'Zamknij szukanie' }).click();
  await page.getByRole('tab', { name: /^Zdarzenie/u }).click();
  await page.getByRole('button', { name: 'Zagraj na próbę' }).click();
  await page.getByRole('list', { name: 'Odpowiedzi' }).getByRole('button').first().click();
  await expectSoundInEveryLook(page, 'a dry run');
  await page.getByRole('tab', { name: /^Opis/u }).click();
  await expectSoundInEveryLook(page, 'the description');
  expect(faults).toEqual([]);
});

test('the editor of a situation with 40 questions, some of them typed', async ({ browser }) => {
  const { page, faults } = await logInAt(browser, server, { id: '', name: '', ...ADMIN });
  await withTree(page, 'K28', largeTree(40, true));
  await page.goto('/panel/admin/emergencies/K28/edit');
  await page.locator('[data-path="situation"]').click();
  await page.keyboard.press('ArrowRight');
  await expectSoundInEveryLook(page, 'forty questions');
  expect(faults).toEqual([]);
});

import { expect, test } from '@playwright/test';
import { closeSeats, seatLoggedIn } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { situationEditor } from '../pages/situation-editor.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[EDT-2] the admin walks a graph by keys, is led to what is missing, undoes, plays and publishes', async ({
  browser,
}) => {
  const { page, faults } = await seatLoggedIn(browser, server, ADMIN);
  await page.goto('/panel/admin/emergencies');
  await page.getByRole('link', { name: 'Awaria agregatu chłodniczego' }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  const chosen = page.locator('[data-path][aria-pressed="true"]');
  await page.locator('[data-path="situation"]').click();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveAttribute('data-path', /^situation\.answers\.\d\.situation$/u);
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveAttribute('data-path', 'situation');

  await page.getByRole('button', { name: 'Dodaj odpowiedź' }).click();
  await expect(page.getByLabel('Treść', { exact: true })).toBeFocused();
  const missing = page.getByRole('listitem').filter({ hasText: 'Brakuje informacji zwrotnej' });
  await missing.getByRole('button', { name: 'Przejdź' }).click();
  await expect(page.getByLabel('Informacja zwrotna')).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(missing).toHaveCount(0);

  await page.getByLabel('Treść pytania').fill('Co mówisz kierowcy najpierw?');
  await page.getByRole('button', { name: 'Zagraj na próbę' }).click();
  await expect(page.getByRole('heading', { name: 'Co mówisz kierowcy najpierw?' })).toBeVisible();
  await page.getByRole('button', { name: 'Zakończ próbę' }).click();
  const editor = situationEditor(page);
  await editor.saved();
  await page.reload();
  await expect(page.getByLabel('Treść pytania')).toHaveValue('Co mówisz kierowcy najpierw?');
  await editor.publish.click();
  await expect(editor.state).toHaveText(/^Opublikowana wersja 2/u);
  await page.reload();
  await expect(page.getByLabel('Treść pytania')).toHaveValue('Co mówisz kierowcy najpierw?');
  expect(faults).toEqual([]);
});

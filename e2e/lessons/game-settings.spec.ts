import { expect, test } from '@playwright/test';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';

const LONG = { timeout: 180_000 };

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => server.stop());

test('the admin tries a change of settings out, stops and goes on, saves it and puts it back', async ({ browser }) => {
  const { page, faults } = await openSeat(browser, server);
  await landingPage(page).logIn({ ...ADMIN, id: '', name: '' });
  await page.goto('/panel/admin/game-settings');
  const rest = page.getByRole('row', { name: /rest_minutes/u });
  await rest.getByRole('textbox').fill('640');
  const trial = page.getByRole('region', { name: 'Próba: 200 gier botów' });
  await trial.getByRole('button', { name: 'Zacznij próbę' }).click();
  await expect(trial.getByRole('img', { name: /^Wynik gracza: .* teraz, .* po zmianach$/u })).toBeVisible(LONG);
  await trial.getByRole('button', { name: 'Przerwij' }).click();
  await expect(trial.getByRole('status')).toContainText(/^Próba przerwana\. Wyniki z\s\d+\sgier\.$/u);
  await trial.getByText('Liczby w tabeli').click();
  await expect(trial.getByRole('row', { name: /^odchylenie standardowe/u })).toHaveCount(6);
  const known = Number(/\d+/u.exec((await trial.getByRole('status').textContent()) ?? '')?.[0]);
  await trial.getByRole('button', { name: 'Dokończ próbę' }).click();
  await expect
    .poll(async () => Number(/\d+/u.exec((await trial.getByText(/^Na razie/u).textContent()) ?? '')?.[0]), LONG)
    .toBeGreaterThan(known);
  await trial.getByRole('button', { name: 'Przerwij' }).click();

  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByText('1 zmiana niezapisana')).toHaveCount(0);
  await page.reload();
  await expect(rest.getByRole('textbox')).toHaveValue('640');
  await expect(trial.getByText('domyślnie')).toBeVisible();
  await page.getByRole('button', { name: 'Przywróć wszystkie' }).click();
  await expect(rest.getByRole('textbox')).toHaveValue('540');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('button', { name: 'Inne niż domyślne' })).toHaveText(/0$/u);
  expect(faults).toEqual([]);
});

import { expect, test } from '@playwright/test';
import { expectSound } from '../harness/looks.ts';
import { closeSeats, seatLoggedIn } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { sandbox } from '../pages/sandbox.ts';
import { situationCard } from '../pages/situation-card.ts';
import { untilSettled } from '../steps/until-settled.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[TRY-2] place, hour and car are chosen; a customer’s change and a random situation are played as well', async ({
  browser,
}) => {
  const { page, faults } = await seatLoggedIn(browser, server, ADMIN);
  const game = sandbox(page);
  await page.goto('/panel/admin/changes');
  await page.getByRole('link', { name: 'Nadawca prosi o wcześniejszy załadunek' }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await game.open.click();
  await expectSound(page, 'where and when');
  await game.car.selectOption('PG');
  await game.hour.selectOption('23:00');
  await game.to.selectOption('Białystok');
  await game.along.press('Home');
  await game.play.click();
  await expect(situationCard(page).named('Nadawca prosi o wcześniejszy załadunek')).toBeVisible();
  await expect(game.truck('PG-01')).toHaveCount(1);
  await expect(game.log.getByText('23:00').first()).toBeVisible();
  await game.elsewhere.click();
  await expect(game.setup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(game.setup).toHaveCount(0);
  await expect(game.stage).toBeVisible();
  await game.back.click();

  await page.goto('/panel/admin/accidents');
  await page.getByRole('link', { name: 'Korek na obwodnicy' }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await game.open.click();
  await game.play.click();
  await expect(game.log).toContainText(/Postój: 35\smin\./u);
  await untilSettled(page);
  await game.back.click();
  expect(faults).toEqual([]);
});

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

test('[DRF-4] two admins write on one situation: the second is told, sees the difference and loses nothing', async ({
  browser,
}) => {
  const place = '/panel/admin/emergencies/K05/edit';
  const [first, second] = [await seatLoggedIn(browser, server, ADMIN), await seatLoggedIn(browser, server, ADMIN)];
  const [one, other] = [situationEditor(first.page), situationEditor(second.page)];
  for (const { page } of [first, second]) await page.goto(place);
  const question = 'Treść pytania';
  await expect(other.field(question)).not.toHaveValue('');
  await one.field(question).fill('Co mówisz kierowcy najpierw?');
  await one.saved();
  await other.field(question).fill('Jaki jest pierwszy krok?');
  await expect(other.conflict).toBeVisible();
  await expect(other.conflict).toContainText(/\d:\d\d/u);
  await expect(other.field(question)).toHaveValue('Jaki jest pierwszy krok?');
  await other.conflict.getByRole('button', { name: 'Pokaż różnice' }).click();
  await expect(other.differences.getByRole('listitem')).toHaveCount(1);
  await expect(other.differences).toContainText('Co mówisz kierowcy najpierw?');
  await expect(other.differences).toContainText('Jaki jest pierwszy krok?');

  await second.page.reload();
  await expect(other.conflict).toBeVisible();
  await expect(other.field(question)).toHaveValue('Jaki jest pierwszy krok?');
  await other.conflict.getByRole('button', { name: 'Zachowaj moje' }).click();
  await other.saved();

  await expect(one.conflict).toBeVisible();
  await expect(one.field(question)).toHaveValue('Co mówisz kierowcy najpierw?');
  await one.conflict.getByRole('button', { name: 'Weź tamte' }).click();
  await expect(one.field(question)).toHaveValue('Jaki jest pierwszy krok?');
  await first.page.keyboard.press('Control+z');
  await expect(one.field(question)).toHaveValue('Co mówisz kierowcy najpierw?');
  await one.saved();
  expect([...first.faults, ...second.faults]).toEqual([]);
});

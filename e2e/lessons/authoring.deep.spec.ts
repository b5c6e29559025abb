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

test('[DRF-6] versions: each publication is listed, the differences are read, and the first one comes back', async ({
  browser,
}) => {
  const { page, faults } = await seatLoggedIn(browser, server, ADMIN);
  await page.goto('/panel/admin/changes/Z11/edit');
  const editor = situationEditor(page);
  const question = editor.field('Treść pytania');
  await expect(question).not.toHaveValue('');
  const before = await question.inputValue();
  await question.fill('Dzwoni ktoś obcy. Co mu mówisz?');
  await editor.publish.click();
  await expect(editor.state).toHaveText(/^Opublikowana wersja 2/u);
  await editor.openVersions.click();
  const lines = editor.versions.getByRole('list', { name: 'Opublikowane wersje' }).getByRole('button');
  await expect(lines).toHaveText([/^Wersja 2.*Administrator/u, /^Wersja 1.*wersja wbudowana/u]);
  await editor.versions.getByRole('button', { name: 'Z poprzednią' }).click();
  await expect(editor.differences.getByRole('listitem')).toHaveCount(1);
  await expect(editor.differences.locator('del')).toContainText(before);
  await expect(editor.differences.locator('ins')).toContainText('Dzwoni ktoś obcy. Co mu mówisz?');
  await lines.nth(1).click();
  await editor.versions.getByRole('button', { name: 'Przywróć jako wersję roboczą' }).click();
  await expect(question).toHaveValue(before);
  await editor.saved();
  await page.goto('/panel/admin/changes');
  await expect(page.getByText('wersja robocza').first()).toBeVisible();
  await page.goto('/panel/admin/changes/Z11/edit');
  await page.getByRole('button', { name: 'Odrzuć wersję roboczą' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odrzuć' }).click();
  await expect(editor.state).toHaveText(/^Opublikowana wersja 2/u);
  await expect(question).toHaveValue('Dzwoni ktoś obcy. Co mu mówisz?');
  expect(faults).toEqual([]);
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectSound } from '../harness/looks.ts';
import { closeSeats, openSeat } from '../harness/seat.ts';
import { ADMIN, type RunningServer, startServer, stopServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});

test.afterEach(({ browser }) => closeSeats(browser));

test.afterAll(() => stopServer(server));

test('[HIS-1] the admin changes a setting, a stage and a text, sees what was before, takes it back and puts it back', async ({
  browser,
}) => {
  const { page, faults } = await openSeat(browser, server);
  await landingPage(page).logIn({ ...ADMIN, id: '', name: '' });

  await page.goto('/panel/admin/game-settings');
  const pause = page.getByRole('textbox', { name: 'Przerwa między rundami' });
  const opener = page.getByRole('button', { name: 'Historia: Przerwa między rundami' });
  await expect(pause).toHaveValue('60');
  await expect(opener).toHaveCount(0);
  await pause.fill('75');
  await save(page);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto zmianę.')).toBeVisible();
  await expect(pause).toHaveValue('60');
  await opener.press('Enter');
  const setting = history(page, 'Przerwa między rundami');
  await expect(entries(setting)).toHaveCount(3);
  await expect(entries(setting).nth(1)).toContainText(/60\ss.*75\ss/u);
  await expectSound(page, 'the history of a setting');
  await setting.getByRole('button', { name: /^Przywróć: dziś/u }).press('Enter');
  await expect(setting).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(pause).toHaveValue('75');

  await page.goto('/panel/admin/game-settings?czesc=etapy');
  const words = page.getByRole('textbox', { name: 'Przed rundą 2' });
  const before = await words.inputValue();
  await words.fill(before.replace('parking strzeżony', 'postój').replace('Parking', 'Dobry parking'));
  await save(page);
  await page.getByRole('button', { name: 'Historia: Przed rundą 2' }).click();
  const stage = history(page, 'Przed rundą 2');
  await expect(entries(stage).first().getByRole('insertion')).toContainText('Dobry parking');
  await stage.getByRole('button', { name: 'Przywróć: Na początku' }).click();
  await expect(words).toHaveValue(before);
  await page.getByRole('button', { name: 'Cofnij' }).last().click();
  await expect(words).toHaveValue(/Dobry parking/u);

  await page.goto('/panel/admin/landing-page?tekst=policy');
  const policy = page.getByRole('textbox', { name: /Polityka/u });
  const first = await policy.innerText();
  await policy.fill('Dane są bezpieczne.');
  await save(page);
  await page.reload();
  await expect(policy).toHaveText('Dane są bezpieczne.');
  await page.getByRole('button', { name: 'Historia: Polityka prywatności' }).click();
  const text = history(page, 'Polityka prywatności');
  await expect(entries(text).first().getByRole('insertion')).toHaveText(/Dane są bezpieczne\./u);
  await expectSound(page, 'the history of a text');
  await text.getByRole('button', { name: 'Przywróć: Na początku' }).click();
  await expect.poll(() => policy.innerText()).toBe(first);
  expect(faults).toEqual([]);
});

const history = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Historia: ${name}` });
const entries = (dialog: Locator): Locator =>
  dialog.getByRole('list', { name: 'Zapisane zmiany, od najnowszej' }).getByRole('listitem');

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('button', { name: 'Zapisz zmiany' })).toHaveCount(0);
}

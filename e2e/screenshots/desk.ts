import type { Browser, Page } from '@playwright/test';
import { ADMIN, type RunningServer, startServer } from '../harness/server.ts';
import { DESK, PHONE, shoot, somebody } from './album.ts';

const BOSS = { id: '', name: '', ...ADMIN };
const ITEM = 'Awaria agregatu chłodniczego';

/** The author's desk: libraries, editor, pictures, files, and what new games are played by. */
export async function takeDesk(browser: Browser): Promise<void> {
  const server = await startServer();
  try {
    await takeEditor(browser, server);
    await takeContent(browser, server);
    await takePhone(browser, server);
  } finally {
    await server.stop();
  }
}

async function openEditor(page: Page): Promise<void> {
  await page.goto('/panel/admin/emergencies');
  await page.getByRole('link', { name: ITEM }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await page.locator('[data-path="situation"]').waitFor();
}

/** A question without feedback; the same in the dark theme, and in a dry run. */
async function takeEditor(browser: Browser, server: RunningServer): Promise<void> {
  const page = await somebody(browser, server, BOSS, DESK);
  await openEditor(page);
  await page.locator('[data-path="situation"]').press('ArrowRight');
  await page.getByRole('button', { name: 'Dodaj odpowiedź' }).click();
  await page.getByText('Brakuje informacji zwrotnej').first().waitFor();
  await shoot(page, 'panels-editor');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'panels-editor-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Zagraj na próbę' }).click();
  await page.getByRole('button', { name: 'Zakończ próbę' }).waitFor();
  await page.keyboard.press('1');
  await shoot(page, 'panels-editor-play');
  await page.context().close();
}

async function takeContent(browser: Browser, server: RunningServer): Promise<void> {
  const page = await somebody(browser, server, BOSS, DESK);
  await page.goto('/panel/admin/emergencies');
  await page.getByRole('link', { name: ITEM }).waitFor();
  await shoot(page, 'panels-emergencies');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Eksportuj wszystkie' }).click(),
  ]);
  const file = await download.path();
  await page.goto('/panel/admin/accidents');
  await page.getByRole('link', { name: 'Korek na obwodnicy' }).waitFor();
  await shoot(page, 'panels-accidents');
  await page.getByRole('link', { name: 'Korek na obwodnicy' }).click();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await page.getByLabel('Nazwa', { exact: true }).waitFor();
  await shoot(page, 'panels-accident');
  await page.goto('/panel/admin/images');
  await page.getByRole('img').first().waitFor();
  await shoot(page, 'panels-images');
  await page.goto('/panel/admin/import');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText(/^Sytuacje krytyczne\. Nowych/u).waitFor();
  await shoot(page, 'panels-import');
  await page.goto('/panel/admin/game-settings');
  await page
    .getByRole('row', { name: /rest_minutes/u })
    .getByRole('textbox')
    .fill('600');
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await shoot(page, 'panels-game-settings');
  await page.goto('/panel/admin/game-settings?czesc=etapy');
  await page.getByRole('region', { name: 'Podgląd: Przed rundą 1' }).waitFor();
  await shoot(page, 'panels-stages');
  await page.goto('/panel/admin/landing-page');
  await page.getByRole('textbox').first().waitFor();
  await shoot(page, 'panels-landing-editor');
  await page.context().close();
}

async function takePhone(browser: Browser, server: RunningServer): Promise<void> {
  const page = await somebody(browser, server, BOSS, PHONE);
  await page.goto('/panel/admin/emergencies');
  await page.getByRole('link', { name: ITEM }).waitFor();
  await shoot(page, 'panels-emergencies-phone');
  await page.goto('/panel/admin/game-settings?czesc=etapy');
  await page.getByRole('region', { name: 'Podgląd: Przed rundą 1' }).waitFor();
  await shoot(page, 'panels-stages-phone');
  await page.context().close();
}

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Scene } from './every-look.ts';

const SETTINGS = '/panel/admin/game-settings';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** How long a trial with 200 games may take on a busy machine, in ms. */
const TRIAL = 300_000;

const setting = (page: Page, key: string) => page.getByRole('row', { name: new RegExp(key, 'u') }).getByRole('textbox');

/** Files, pictures, random situations, settings, stages and the texts of the landing page. */
export const CONTENT: readonly Scene[] = [
  async (page, shot) => {
    await page.goto('/panel/admin/accidents');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Eksportuj wszystkie' }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    file.items[0].name = 'Zamieć na moście';
    file.items[1].effects = [{ type: 'TIME', value: 99999 }];
    file.items[2].name = '';
    file.items.push({ name: 'Z pliku', effects: [{ type: 'TIME', value: 5 }] });
    await page.goto('/panel/admin/import');
    await page.getByText('Przeciągnij plik tutaj').waitFor();
    await shot('import');
    const input = page.locator('input[type="file"]');
    await input.setInputFiles({ name: 'zly.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') });
    await page.getByText(/^To nie jest plik/u).waitFor();
    await shot('import-not-a-file');
    const buffer = Buffer.from(JSON.stringify(file));
    await input.setInputFiles({ name: 'losowe.json', mimeType: 'application/json', buffer });
    await page.getByText(/Nowych: \d/u).waitFor();
    await shot('import-errors');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('import-errors-end');
    await page.getByRole('button', { name: /^Wczytaj \d/u }).click();
    await page.getByText(/^Gotowe/u).waitFor();
    await shot('import-done');
  },
  async (page, shot) => {
    await page.goto('/panel/admin/accidents');
    await page.getByRole('link', { name: 'Nowa sytuacja' }).click();
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await page.getByText('Wpisz nazwę.').waitFor();
    await shot('accident-new');
    await page.goto('/panel/admin/accidents');
    await page.getByRole('link', { name: 'Tankowanie z rabatem flotowym' }).click();
    await page.getByRole('link', { name: 'Edytuj' }).click();
    await page.getByLabel('Nazwa', { exact: true }).fill('Korek na obwodnicy Poznania przy zjeździe na Komorniki');
    await page.getByRole('button', { name: 'Dodaj skutek' }).click();
    await page.getByRole('button', { name: 'Dodaj skutek' }).click();
    await shot('accident');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('accident-end');
  },
  async (page, shot) => {
    await page.goto('/panel/admin/images');
    await page.getByRole('img').first().waitFor();
    await shot('images');
    const files = page.locator('input[type="file"]');
    await files.setInputFiles({ name: 'zly.png', mimeType: 'image/png', buffer: Buffer.from('to nie obraz') });
    await page.getByText(/^zly\.png/u).waitFor();
    await shot('images-fault');
    await files.setInputFiles({ name: 'most.png', mimeType: 'image/png', buffer: PNG });
    await page.getByLabel('Opis obrazu', { exact: true }).waitFor();
    await shot('images-new');
    await page
      .getByText(/użyty: /u)
      .first()
      .click();
    await shot('images-used');
    await page.goto('/panel/admin/images?q=zzz');
    await page.getByText('Nic nie pasuje').waitFor();
    await shot('images-nothing');
  },
  async (page, shot) => {
    await page.goto(SETTINGS);
    await setting(page, 'rest_minutes').waitFor();
    await shot('settings');
    await setting(page, 'rest_minutes').fill('600');
    await setting(page, 'unit_ms').fill('abc');
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await shot('settings-fault');
    await setting(page, 'unit_ms').fill('500');
    await page.getByRole('button', { name: 'Inne niż domyślne' }).click();
    await shot('settings-other');
    await page.goto(`${SETTINGS}?q=zzz`);
    await page.getByText('Nic nie pasuje').waitFor();
    await shot('settings-nothing');
  },
  async (page, shot) => {
    await page.goto(SETTINGS);
    await setting(page, 'rest_minutes').fill('640');
    const trial = page.getByRole('region', { name: 'Próba: 200 gier botów' });
    await trial.scrollIntoViewIfNeeded();
    await shot('trial-ready');
    await trial.getByRole('button', { name: 'Zacznij próbę' }).click();
    await trial.getByRole('img').first().waitFor({ timeout: TRIAL });
    await trial.scrollIntoViewIfNeeded();
    await shot('trial-running');
    await trial.getByRole('button', { name: 'Przerwij' }).click();
    await trial.getByText('Liczby w tabeli').click();
    await shot('trial-stopped');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('trial-stopped-end');
  },
  async (page, shot) => {
    await page.goto(`${SETTINGS}?czesc=etapy`);
    await page.getByRole('region', { name: 'Podgląd: Przed rundą 1' }).waitFor();
    await shot('stages');
    await page.getByRole('textbox', { name: 'Przed rundą 2' }).fill('Krótko.');
    await shot('stages-changed');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('stages-end');
  },
  async (page, shot) => {
    await page.goto('/panel/admin/landing-page');
    await page.getByRole('textbox').first().waitFor();
    await shot('landing');
    await page.getByRole('textbox').first().press('End');
    await page.getByRole('textbox').first().pressSequentially(' Nowe słowa.');
    await page.getByRole('button', { name: 'Link' }).click();
    await shot('landing-link');
    await page.goto('/panel/admin/landing-page?tekst=policy');
    await page.getByRole('textbox').first().waitFor();
    await shot('landing-policy');
  },
  async (page, shot) => {
    await page.goto('/panel/admin/lecturers');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shot('lecturers');
    await page.goto('/panel/admin/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shot('own-settings');
  },
];

import type { Page } from '@playwright/test';
import { largeTree, withTree } from '../../harness/large-trees.ts';
import type { Scene } from './every-look.ts';

const head = (page: Page) => page.locator('[data-path="situation"]');

async function open(page: Page, id: string, isPhone = false): Promise<void> {
  await page.goto(`/panel/admin/emergencies/${id}/edit`);
  if (isPhone) await page.getByLabel('Treść pytania').waitFor();
  else await head(page).waitFor();
}

/** The editor of situations: small and large trees, the panes beside them, and every window. */
export const EDITOR: readonly Scene[] = [
  async (page, shot, { isPhone }) => {
    await open(page, 'K07', isPhone);
    await shot('editor');
    await page.getByRole('button', { name: 'Dodaj odpowiedź' }).click();
    await page.getByText('Brakuje informacji zwrotnej').first().waitFor();
    await shot('editor-checks');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('editor-end');
    await page.getByRole('tab', { name: /^Opis/u }).click();
    await shot('editor-about');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('editor-about-end');
    await page.getByRole('button', { name: 'Zmień obraz' }).click();
    await page.getByRole('dialog').waitFor();
    await shot('editor-picture');
  },
  async (page, shot, { isPhone }) => {
    await withTree(page, 'K28', largeTree(40, false));
    await open(page, 'K28', isPhone);
    await shot('editor-40');
    if (isPhone) return;
    await page.getByRole('button', { name: 'Pokaż całe drzewo' }).click();
    await shot('editor-40-whole');
    await page.getByRole('button', { name: 'Zwięzłe karty' }).click();
    await shot('editor-40-full-cards');
    await page.getByRole('button', { name: 'Zwiń wszystko' }).click();
    await shot('editor-40-folded');
  },
  async (page, shot, { isPhone }) => {
    await withTree(page, 'K28', largeTree(11, true, 6));
    await open(page, 'K28', isPhone);
    await shot('editor-typed');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shot('editor-typed-end');
  },
  async (page, shot, { isPhone }) => {
    await open(page, 'K11', isPhone);
    for (const tree of ['Pojazd', 'Okno czasowe', 'Zdarzenie']) {
      const tab = page.getByRole('tab', { name: new RegExp(`^${tree}`, 'u') });
      await tab.click();
      await shot(`editor-three-${tree.split(' ')[0] ?? ''}`);
    }
    if (isPhone) return;
    await page.locator('[data-way="situation 0"]').click();
    await shot('editor-answer');
    await page.locator('[data-way="situation 0"]').press('m');
    await shot('editor-moving');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Klawisze' }).click();
    await page.getByText('Klawisze w\u00a0drzewie').waitFor();
    await shot('editor-keys');
  },
  async (page, shot, { isPhone }) => {
    await open(page, 'K05', isPhone);
    await page.keyboard.press('Control+f');
    await page.getByRole('searchbox', { name: 'Szukaj w sytuacji' }).fill('kierow');
    await shot('editor-find');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Szukaj w sytuacji' }).waitFor({ state: 'hidden' });
    await shot('editor-shared');
  },
  async (page, shot, { isPhone }) => {
    await open(page, 'K10', isPhone);
    await page.getByLabel('Treść pytania').fill('Kto i kiedy mówi kierowcy, co wiezie?');
    await page.getByRole('button', { name: 'Opublikuj' }).click();
    await page.getByText(/^Opublikowana wersja 2/u).waitFor();
    await page.getByRole('button', { name: 'Wersje' }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Z poprzednią' }).click();
    await shot('editor-versions');
    await page.keyboard.press('Escape');
    await page.getByLabel('Treść pytania').fill('Coś innego');
    await page.getByText(/^Wersja robocza zapisana/u).waitFor();
    await page.getByRole('button', { name: 'Odrzuć wersję roboczą' }).click();
    await page.getByRole('alertdialog').waitFor();
    await shot('editor-discard');
  },
  async (page, shot, { isPhone }) => {
    const other = await page.context().newPage();
    await open(page, 'K12', isPhone);
    await open(other, 'K12', isPhone);
    await other.getByLabel('Treść pytania').fill('Co robi kierowca przed wiaduktem?');
    await other.getByText(/^Wersja robocza zapisana/u).waitFor();
    await other.close();
    await page.getByLabel('Treść pytania').fill('Jaki jest pierwszy krok?');
    await page.getByRole('button', { name: 'Pokaż różnice' }).click();
    await shot('editor-conflict');
  },
  async (page, shot) => {
    await page.goto('/panel/admin/emergencies/nowa/edit');
    await page.getByRole('tab', { name: /^Zdarzenie/u }).click();
    await page.getByRole('button', { name: 'Dodaj pierwsze pytanie' }).waitFor();
    await shot('editor-new');
    await page.getByRole('button', { name: 'Dodaj pierwsze pytanie' }).click();
    await page.getByLabel('Treść pytania').waitFor();
    await shot('editor-new-question');
    await page.goto('/panel/admin/changes/Z05/edit');
    await page.getByLabel('Treść pytania').waitFor();
    await shot('editor-change');
    await page.getByRole('tab', { name: /^Opis/u }).click();
    await shot('editor-change-about');
  },
];

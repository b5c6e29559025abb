import { expect, type Page } from '@playwright/test';

/** Help about the current screen. */
export function helpWindow(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Pomoc' });
  return {
    dialog,
    button: page.getByRole('button', { name: /pomoc do tego ekranu/iu }).filter({ visible: true }),
    /** What it explains, from the topmost part to the screen. */
    about: (title: string) => dialog.getByRole('region', { name: title, exact: true }),
    glossary: dialog.getByRole('button', { name: 'Słownik' }),
    /** Opens it by its key, which a page that has just been drawn may not handle yet. */
    async ask(): Promise<void> {
      await expect(async () => {
        await page.keyboard.press('?');
        await expect(dialog).toBeVisible({ timeout: 5000 });
      }).toPass();
    },
    /** Closes it by Escape. */
    async close(): Promise<void> {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

import type { Page } from '@playwright/test';

/** Help about the screen one stands on. */
export function helpWindow(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Pomoc' });
  return {
    dialog,
    button: page.getByRole('button', { name: /pomoc do tego ekranu/iu }).filter({ visible: true }),
    /** What it explains, from the part that lies on top to the screen. */
    about: (title: string) => dialog.getByRole('region', { name: title, exact: true }),
    glossary: dialog.getByRole('button', { name: 'Słownik' }),
    /** Opens it by its key. */
    async ask(): Promise<void> {
      await page.keyboard.press('?');
      await dialog.waitFor();
    },
    /** Closes it by Escape. */
    async close(): Promise<void> {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

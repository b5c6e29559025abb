import type { Page } from '@playwright/test';

/** The teacher's list of situations beside the map, and the window that brings one. */
export function situationWatch(page: Page) {
  const column = page.getByRole('complementary', { name: 'Otwarte sytuacje' });
  const dialog = page.getByRole('dialog', { name: 'Wywołaj sytuację' });
  return {
    column,
    dialog,
    /** Opens the list from whichever screen of the game, where it is not open yet. */
    async open(): Promise<void> {
      const button = page.getByRole('button', { name: /^Sytuacje graczy:/u });
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      await column.waitFor();
    },
    /** Chooses a student and a situation; the window stays open. */
    async choose(player: string, situation: string): Promise<void> {
      await column.getByRole('button', { name: 'Wywołaj sytuację' }).click();
      await dialog.getByLabel('Gracz', { exact: true }).selectOption(player);
      const row = dialog.locator('label').filter({ has: page.getByText(situation, { exact: true }) });
      await row.getByRole('radio').check();
    },
    /** Whether situations come by themselves. */
    newOnes: column.getByRole('switch'),
    bring: dialog.getByRole('button', { name: 'Wywołaj' }),
  };
}

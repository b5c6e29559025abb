import type { Page } from '@playwright/test';

/** The teacher's list of situations beside the map, and the window with which a situation is brought. */
export function situationWatch(page: Page) {
  const column = page.getByRole('complementary', { name: 'Otwarte sytuacje' });
  const dialog = page.getByRole('dialog', { name: 'Wywołaj sytuację' });
  return {
    column,
    dialog,
    /** Opens the list on any screen of the game, unless it is open. */
    async open(): Promise<void> {
      const button = page.getByRole('button', { name: /^Sytuacje graczy:/u });
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      await column.waitFor();
    },
    /** Chooses student and situation; the window stays open. */
    async choose(player: string, situation: string): Promise<void> {
      await column.getByRole('button', { name: 'Wywołaj sytuację' }).click();
      await dialog.getByLabel('Gracz', { exact: true }).selectOption(player);
      const row = dialog.locator('label').filter({ has: page.getByText(situation, { exact: true }) });
      await row.getByRole('radio').check();
    },
    /** The switch for situations that come by themselves. */
    newOnes: column.getByRole('switch'),
    bring: dialog.getByRole('button', { name: 'Wywołaj' }),
  };
}

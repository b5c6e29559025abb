import type { Page } from '@playwright/test';

/** How long a situation may find nothing that it fits, in ms: some hours of the game. */
const UNTIL_IT_FITS = 300_000;

/** The teacher's list of situations next to the map, and the window for triggering a situation. */
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
    /** Chooses student and situation, once it would affect something; the window stays open. */
    async choose(player: string, situation: string): Promise<void> {
      await column.getByRole('button', { name: 'Wywołaj sytuację' }).click();
      await dialog.getByLabel('Gracz', { exact: true }).selectOption(player);
      const row = dialog.locator('label').filter({ has: page.getByText(situation, { exact: true }) });
      await row.getByRole('radio').check({ timeout: UNTIL_IT_FITS });
    },
    /** Chooses the student and the first situation that would have an effect now. */
    async chooseFirst(player: string): Promise<void> {
      await column.getByRole('button', { name: 'Wywołaj sytuację' }).click();
      await dialog.getByLabel('Gracz', { exact: true }).selectOption(player);
      await dialog.getByRole('radio', { disabled: false }).first().check();
    },
    /** The switch for situations that come by themselves. */
    newOnes: column.getByRole('switch'),
    bring: dialog.getByRole('button', { name: 'Wywołaj' }),
  };
}

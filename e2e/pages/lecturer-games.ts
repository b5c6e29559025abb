import type { Page } from '@playwright/test';

/** The lecturer's page Rozgrywki. */
export function lecturerGames(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Nowa rozgrywka' });
  return {
    dialog,
    add: page.getByRole('button', { name: 'Nowa rozgrywka' }),
    list: page.getByRole('table', { name: 'Lista rozgrywek' }),
    row: (group: string) =>
      page.getByRole('table', { name: 'Lista rozgrywek' }).getByRole('row').filter({ hasText: group }).first(),
    /** Creates a game of the first group with this seed; `follows`: rounds start by themselves. */
    async newGame({ seed, follows }: { readonly seed: string; readonly follows: boolean }): Promise<void> {
      await this.add.click();
      await dialog.getByLabel('Ziarno losowania').fill(seed);
      await dialog.getByRole('switch', { name: /Następna runda zaczyna się sama/u }).setChecked(follows);
      await dialog.getByRole('button', { name: 'Utwórz rozgrywkę' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Enters the lobby of the group's latest game. */
    async openRoom(group: string): Promise<void> {
      await this.row(group).getByRole('link', { name: 'Otwórz pokój' }).click();
      await page.waitForURL('**/game/**');
    },
  };
}

import type { Page } from '@playwright/test';

type Entry = 'Studenci' | 'Grupy' | 'Rozgrywki' | 'Grupa' | 'Wykładowcy';

/** The menu beside every page of a panel. */
export function panelMenu(page: Page) {
  return {
    async open(entry: Entry): Promise<void> {
      await page.getByRole('link', { name: entry, exact: true }).filter({ visible: true }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    settings: () => page.getByRole('link', { name: 'Ustawienia konta' }).filter({ visible: true }).click(),
    logOut: () => page.getByRole('link', { name: 'Wyloguj się' }).click(),
  };
}

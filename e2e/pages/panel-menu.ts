import type { Page } from '@playwright/test';

type Entry = 'Studenci' | 'Grupy' | 'Rozgrywki' | 'Grupa' | 'Wykładowcy';

const TITLES: Readonly<Record<Entry, RegExp>> = {
  Studenci: /^Studenci$/u,
  Grupy: /^Grupy$/u,
  Rozgrywki: /^(?:Rozgrywki$|Cześć)/u,
  Grupa: /^Grupa /u,
  Wykładowcy: /^Wykładowcy$/u,
};

/** The menu beside every page of a panel. */
export function panelMenu(page: Page) {
  return {
    /** Goes to a page and waits for it: until it has come, the page before it stands there. */
    async open(entry: Entry): Promise<void> {
      await page.getByRole('link', { name: entry, exact: true }).filter({ visible: true }).click();
      await page.getByRole('heading', { level: 1, name: TITLES[entry] }).waitFor();
    },
    settings: () => page.getByRole('link', { name: 'Ustawienia konta' }).filter({ visible: true }).click(),
    logOut: () => page.getByRole('link', { name: 'Wyloguj się' }).click(),
  };
}

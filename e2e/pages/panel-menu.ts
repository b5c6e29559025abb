import type { Page } from '@playwright/test';

const TITLES = {
  Studenci: /^Studenci$/u,
  Grupy: /^Grupy$/u,
  Rozgrywki: /^(?:Rozgrywki$|Cześć)/u,
  'Ustawienia ankiety': /^Ustawienia ankiety$/u,
  'Wypełnione ankiety': /^Wypełnione ankiety$/u,
  Grupa: /^Grupa /u,
  Ankiety: /^Ankiety$/u,
  Wykładowcy: /^Wykładowcy$/u,
  'Edycja strony głównej': /^Edycja strony głównej$/u,
  'Ustawienia gry': /^Ustawienia gry$/u,
  'Sytuacje losowe': /^Sytuacje losowe$/u,
  'Sytuacje krytyczne': /^Sytuacje krytyczne$/u,
  'Zmiany terminów/transportu': /^Zmiany terminów\/transportu$/u,
  'Kopie zapasowe': /^Kopie zapasowe$/u,
  'Dziennik zmian': /^Dziennik zmian$/u,
} as const satisfies Readonly<Record<string, RegExp>>;

export type MenuEntry = keyof typeof TITLES;

/** The menu beside every page of a panel. */
export function panelMenu(page: Page) {
  return {
    /** The link to a page; a badge may be part of its name. */
    entry: (entry: MenuEntry) =>
      page
        .getByRole('navigation', { name: /^Menu (?:panelu|dolne)$/u })
        .getByRole('link', { name: new RegExp(`^${entry}(?: \\d.*)?$`, 'u') })
        .filter({ visible: true }),
    /** Opens a page and waits for it: while it loads, the previous page is still there. */
    async open(entry: MenuEntry): Promise<void> {
      await this.entry(entry).click();
      await page.getByRole('heading', { level: 1, name: TITLES[entry] }).waitFor();
    },
    settings: () => page.getByRole('link', { name: 'Ustawienia konta' }).filter({ visible: true }).click(),
    logOut: () => page.getByRole('link', { name: 'Wyloguj się' }).click(),
  };
}

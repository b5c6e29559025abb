import type { Page } from '@playwright/test';

export type GameEntry = 'Mapa' | 'Zlecenia klientów' | 'Moje zlecenia' | 'Samochody';

const SHORT: Readonly<Record<GameEntry, string>> = {
  Mapa: 'Mapa',
  'Zlecenia klientów': 'Zlecenia',
  'Moje zlecenia': 'Moje',
  Samochody: 'Samochody',
};

/** What is around every screen of a game: clock, figures, connection, menu, notices. */
export function gameShell(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Gra' });
  const bar = page.getByRole('banner');
  return {
    bar,
    menu,
    ring: bar.getByRole('img', { name: /^Runda/u }),
    notices: page.getByRole('region', { name: 'Powiadomienia' }),
    connection: (words: string) => bar.getByRole('status').filter({ hasText: words }),
    lost: page.getByRole('alert').filter({ hasText: 'Straciliśmy połączenie z grą.' }),
    /** The button that opens the list of messages; its name tells how many are new. */
    bell: bar.getByRole('button', { name: /^Komunikaty/u }),
    messages: page.getByRole('dialog', { name: 'Komunikaty' }),
    hint: page.getByRole('dialog', { name: 'Podpowiedź' }),
    async goTo(entry: GameEntry): Promise<void> {
      const name = new RegExp(`^(?:${entry}|${SHORT[entry]})`, 'u');
      await menu.getByRole('link', { name }).click();
    },
    /** Opens the list of players. */
    async openPlayers(): Promise<void> {
      await bar.getByRole('button', { name: /^Gracze:/u }).click();
      await page.getByRole('dialog', { name: 'Gracze' }).waitFor();
    },
    async closeHints(): Promise<void> {
      await page.getByRole('button', { name: 'Zamknij podpowiedzi' }).click();
      await this.hint.waitFor({ state: 'hidden' });
    },
    /** A figure of the top bar by its name, such as Wynik. */
    async figure(name: 'Pieniądze' | 'Punkty' | 'Wynik'): Promise<string> {
      return bar.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]').innerText();
    },
    /** The game's time in minutes since midnight of its first day, as the clock shows it. */
    async minutes(): Promise<number> {
      const text = await bar.innerText();
      const [, hour = '', minute = ''] = /(\d{1,2}):(\d{2})/u.exec(text) ?? [];
      const [, day = '1'] = /dzień\s(\d+)/u.exec(text) ?? [];
      return (Number(day) - 1) * 1440 + Number(hour) * 60 + Number(minute);
    },
  };
}

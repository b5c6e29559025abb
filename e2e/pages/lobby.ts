import type { Page } from '@playwright/test';

/** The lobby of a game before its start. */
export function lobby(page: Page) {
  return {
    whole: page.getByRole('region', { name: /^Gra grupy/u }),
    bots: page.getByRole('switch', { name: 'Boty na wolnych miejscach' }),
    places: page.getByRole('combobox', { name: 'Liczba miejsc' }),
    level: (name: 'łatwy' | 'średni' | 'trudny' | 'różny') => page.getByRole('button', { name, exact: true }),
    /** For the teacher: who sits in somebody's place. */
    seat: (name: string) => page.getByRole('combobox', { name: `Kto gra na miejscu: ${name}` }),
    /** A place as a list item, by the name in it. */
    place: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  };
}

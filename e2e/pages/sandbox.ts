import type { Page } from '@playwright/test';

/** The sandbox: a game on the map in which an author tries a situation; and the window that asks where it should occur. */
export function sandbox(page: Page) {
  const setup = page.getByRole('dialog', { name: /^Gdzie i\s?kiedy\?$/u });
  const stage = page.getByRole('dialog', { name: /^Próba: / });
  return {
    open: page.getByRole('button', { name: 'Zagraj na mapie' }),
    setup,
    car: setup.getByRole('combobox', { name: 'Samochód' }),
    hour: setup.getByRole('combobox', { name: 'Godzina' }),
    to: setup.getByRole('combobox', { name: 'Dokąd jedzie' }),
    along: setup.getByRole('slider', { name: 'Miejsce na trasie' }),
    play: setup.getByRole('button', { name: 'Zagraj', exact: true }),
    stage,
    truck: (id: string) => stage.getByRole('group', { name: 'Samochody' }).getByRole('button', { name: id }),
    log: stage.getByRole('log'),
    money: stage.getByRole('definition').first(),
    pace: (name: 'Stop' | '1×' | '10×') => stage.getByRole('button', { name, exact: true }),
    skip: stage.getByRole('button', { name: 'Do następnego zdarzenia' }),
    again: stage.getByRole('button', { name: 'Od początku' }),
    elsewhere: stage.getByRole('button', { name: 'Inne miejsce' }),
    back: stage.getByRole('button', { name: 'Wróć do edytora' }),
  };
}

import type { Page } from '@playwright/test';

/** The debrief of a student at the end of a game, and a decision made again. */
export function debriefScreen(page: Page) {
  const stops = page
    .getByRole('heading', { name: /^Co się stało/u })
    .locator('xpath=following-sibling::ol')
    .getByRole('button');
  return {
    ownScore: page.getByRole('heading', { name: 'Twój wynik' }).locator('xpath=following-sibling::p[1]'),
    stops,
    /** The stop that is open: the gravest, wherever its sentence is. */
    open: stops.and(page.locator('[aria-current]')),
    whatIf: page.getByRole('link', { name: 'Co by było, gdyby…' }),
    account: page.getByRole('button', { name: /^Pokaż rachunek/u }),
    onMap: page.getByRole('link', { name: 'Pokaż na mapie' }),
    print: page.getByRole('link', { name: 'drukuj' }),
    again: page.getByRole('link', { name: 'Zagraj to jeszcze raz' }),
    back: page.getByRole('main').getByRole('link', { name: 'Omówienie' }),
    panel: page.getByRole('region', { name: 'Zagraj to jeszcze raz' }),
  };
}

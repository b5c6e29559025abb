import type { Page } from '@playwright/test';

/** The summary of a finished game. */
export function summaryScreen(page: Page) {
  return {
    whole: page.getByRole('region', { name: 'Podsumowanie gry' }),
    ownScore: page.getByRole('heading', { name: 'Twój wynik' }).locator('xpath=following-sibling::p'),
    groupScore: page.getByRole('heading', { name: 'Wynik grupy' }).locator('xpath=following-sibling::p'),
    standings: page.getByRole('table', { name: 'Tabela wyników graczy' }),
    toPanel: page.getByRole('link', { name: 'Wróć do panelu' }),
  };
}

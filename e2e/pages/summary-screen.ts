import type { Page } from '@playwright/test';

/** The end of a finished game: for a student the debrief, for the teacher the summary. */
export function summaryScreen(page: Page) {
  return {
    whole: page.getByRole('region', { name: /^(?:Podsumowanie gry|Omówienie)$/u }),
    ownScore: page.getByRole('heading', { name: 'Twój wynik' }).locator('xpath=following-sibling::p[1]'),
    standings: page.getByRole('table', { name: 'Tabela wyników graczy' }),
    toPanel: page.getByRole('link', { name: 'Wróć do panelu' }),
  };
}

import type { Page } from '@playwright/test';

/** A student's page of the term, with what to practise next. */
export function termScreen(page: Page) {
  const next = page.getByRole('heading', { name: 'Co dalej' }).locator('xpath=ancestor::section');
  return {
    open: () => page.getByRole('link', { name: 'Mój semestr' }).first().click(),
    competences: page.getByRole('table', { name: /^Pięć kompetencji/u }),
    exercises: next.getByRole('listitem'),
    play: next.getByRole('link', { name: 'Zagraj te chwile' }),
    takeTasks: next.getByRole('link', { name: /^Weź/u }).first(),
    playedMoments: page.getByText(/^Dobrze tym razem:/u),
  };
}

/** A situation that is played without a game. */
export function taskScreen(page: Page) {
  return {
    typed: page.getByRole('textbox', { name: 'Twoja odpowiedź' }),
    minutes: page.getByRole('spinbutton'),
    retry: page.getByRole('button', { name: 'Jeszcze raz' }),
    back: page.getByRole('link', { name: 'Wróć do semestru' }),
  };
}

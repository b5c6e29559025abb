import type { Page } from '@playwright/test';

/** The practice: its steps, the hint, and the control for each step. */
export function practice(page: Page) {
  const coach = page.getByRole('dialog', { name: 'Wskazówka' });
  const bar = page.getByRole('banner');
  return {
    coach,
    bar,
    /** The student's current step. */
    turn: (step: number) => coach.filter({ hasText: new RegExp(`Krok ${step} z.5 · teraz Ty`, 'u') }),
    book: page.getByRole('button', { name: /^Rezerwuj/u }),
    send: page.getByRole('button', { name: 'Wyślij ST-01' }),
    park: page.getByRole('button', { name: /^Parkuj/u }),
    answers: page.getByRole('list', { name: 'Odpowiedzi' }).getByRole('button'),
    money: bar.getByRole('button', { name: /^Pieniądze/u }),
    goOn: coach.getByRole('button', { name: 'Dalej' }),
    back: coach.getByRole('button', { name: 'Wstecz' }),
    show: coach.getByRole('button', { name: 'Pokaż mi' }),
    again: coach.getByRole('button', { name: 'Spróbuj inaczej' }),
    toControl: coach.getByRole('button', { name: 'Przejdź do przycisku' }),
    end: page.getByRole('region', { name: 'Rozgrzewka skończona' }),
  };
}

import type { Locator, Page } from '@playwright/test';

/** The card of a situation next to the map, and the strip on other screens that leads to it. */
export function situationCard(page: Page) {
  const card = page.getByRole('complementary', { name: /^Sytuacja: / });
  const strip = page.getByRole('status').filter({ hasText: /^\d+\s+sytuacj\S+ czeka\S* na Twoją decyzję/u });
  return {
    card,
    /** The card of the situation with this name. */
    named: (name: string) => page.getByRole('complementary', { name: `Sytuacja: ${name}` }),
    /** The strip that says that situations are waiting: on every other screen, and on the map while the card is closed. */
    strip,
    /** Brings the card back, on any screen. */
    show: strip.locator('xpath=following-sibling::*'),
    fold: card.getByRole('button', { name: 'Zwiń, odpowiem później' }),
    /** The button that switches to a waiting situation. */
    queued: (name: string) =>
      card.getByRole('navigation', { name: 'Sytuacje do rozwiązania' }).getByRole('button', { name }),
    answers: card.getByRole('list', { name: 'Odpowiedzi' }).getByRole('button'),
    answer: (text: string): Locator =>
      card.getByRole('list', { name: 'Odpowiedzi' }).getByRole('button', { name: text }),
    minutes: card.getByRole('spinbutton'),
    text: card.getByRole('textbox', { name: 'Twoja odpowiedź' }),
    send: card.getByRole('button', { name: 'Wyślij odpowiedź' }),
    /** The reason why nothing can be answered now. */
    paused: card.getByText('Teraz nie możesz odpowiedzieć:'),
    feedback: card.getByRole('region', { name: 'Skutek Twojej decyzji' }),
    /** The button to the next question, or out of a situation that is over. */
    goOn: card.getByRole('button', { name: /^(?:Dalej|Zamknij)$/u }),
    call: (who: 'Kierowca' | 'Szef') =>
      card.getByRole('region', { name: 'Pomoc' }).getByRole('button', { name: new RegExp(`^${who}`, 'u') }),
    number: (name: 'Numer szkody' | 'Notatka policyjna') =>
      card.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
  };
}

import type { Locator, Page } from '@playwright/test';

/** The card of a situation beside the map, and the strip that leads to it from elsewhere. */
export function situationCard(page: Page) {
  const card = page.getByRole('complementary', { name: /^Sytuacja: / });
  const strip = page.getByRole('status').filter({ hasText: /^\d+\s+sytuacj\S+ czeka\S* na Twoją decyzję/u });
  return {
    card,
    /** The card of this situation. */
    named: (name: string) => page.getByRole('complementary', { name: `Sytuacja: ${name}` }),
    /** Says that situations wait: on every other screen, and on the map while their card is put aside. */
    strip,
    /** Brings the card back, from wherever. */
    show: strip.locator('xpath=following-sibling::*'),
    fold: card.getByRole('button', { name: 'Zwiń, odpowiem później' }),
    /** Switches to one of several that wait. */
    queued: (name: string) =>
      card.getByRole('navigation', { name: 'Sytuacje do rozwiązania' }).getByRole('button', { name }),
    answers: card.getByRole('list', { name: 'Odpowiedzi' }).getByRole('button'),
    answer: (text: string): Locator =>
      card.getByRole('list', { name: 'Odpowiedzi' }).getByRole('button', { name: text }),
    minutes: card.getByRole('spinbutton'),
    text: card.getByRole('textbox', { name: 'Twoja odpowiedź' }),
    send: card.getByRole('button', { name: 'Wyślij odpowiedź' }),
    /** Why nothing can be answered now. */
    paused: card.getByText('Teraz nie możesz odpowiedzieć:'),
    feedback: card.getByRole('region', { name: 'Skutek Twojej decyzji' }),
    /** On to the next question, or out of a situation that is over. */
    goOn: card.getByRole('button', { name: /^(?:Dalej|Zamknij)$/u }),
    call: (who: 'Kierowca' | 'Szef') =>
      card.getByRole('region', { name: 'Pomoc' }).getByRole('button', { name: new RegExp(`^${who}`, 'u') }),
    number: (name: 'Numer szkody' | 'Notatka policyjna') =>
      card.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
  };
}

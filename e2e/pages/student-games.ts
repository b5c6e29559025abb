import type { Page } from '@playwright/test';

/** The student's page Rozgrywki. */
export function studentGames(page: Page) {
  return {
    join: page.getByRole('link', { name: 'Dołącz do gry' }),
    /** Enters the open game as soon as it is offered. */
    async enter(): Promise<void> {
      await this.join.click();
      await page.waitForURL('**/game/**');
    },
    review: (number: number) => page.getByRole('link', { name: `Omówienie: Rozgrywka nr\u00a0${number}` }),
  };
}

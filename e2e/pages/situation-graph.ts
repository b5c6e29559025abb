import type { Page } from '@playwright/test';

/** The graph of a situation's tree in its editor. */
export function situationGraph(page: Page) {
  return {
    /** The card of a question. */
    head: (path: string) => page.locator(`[data-path="${path}"]`),
    /** An answer on the card of its question. */
    way: (path: string, index: number) => page.locator(`[data-way="${path} ${String(index)}"]`),
    /** The tab that tells how many questions there are. */
    count: page.getByRole('tab', { name: /^Zdarzenie/u }),
  };
}

import type { Page } from '@playwright/test';

const KEY = 'presses';

/** From the next page on, counts presses over all pages of this tab, in the tab's storage. */
export async function countPresses(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    addEventListener('click', () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1)), true);
  }, KEY);
}

/** How many presses there were so far. */
export function pressesIn(page: Page): Promise<number> {
  return page.evaluate((key) => Number(sessionStorage.getItem(key)), KEY);
}

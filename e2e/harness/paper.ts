import { expect, type Locator, type Page } from '@playwright/test';

/** What is printed is light, even if the screen is dark, and `button` is not on it. (BLD-10) */
export async function expectPaper(page: Page, button: Locator): Promise<void> {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await scheme()).toBe('light');
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: null, colorScheme: null });
}

/** How many A4 pages a screen takes on paper; `isSized`: it sets the paper size A4 itself. */
export async function pagesOf(page: Page, isSized: boolean): Promise<number> {
  const file = await page.pdf(isSized ? { preferCSSPageSize: true } : { format: 'A4' });
  const text = file.toString('latin1');
  expect(text).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]/u);
  return text.match(/\/Type \/Page\b/gu)?.length ?? 0;
}

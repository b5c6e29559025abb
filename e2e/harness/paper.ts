import { expect, type Page } from '@playwright/test';

/** How many pages of A4 a screen takes on paper; `isSized`: it says by itself that its paper is A4. */
export async function pagesOf(page: Page, isSized: boolean): Promise<number> {
  const file = await page.pdf(isSized ? { preferCSSPageSize: true } : { format: 'A4' });
  const text = file.toString('latin1');
  expect(text).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]/u);
  return text.match(/\/Type \/Page\b/gu)?.length ?? 0;
}

import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = process.env['FRACHT_PICTURES'];

/** Saves a screenshot of the page in the folder that FRACHT_PICTURES names, once nothing is loading; does nothing if it is not set. */
export async function takePicture(page: Page, name: string, isWhole = false): Promise<void> {
  if (FOLDER === undefined) return;
  await page.getByRole('status').filter({ hasText: 'Wczytuję…' }).waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled', fullPage: isWhole });
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { PLACE } from '../harness/chromium.ts';
import type { Person } from '../harness/school.ts';
import { openSeat, type SeatOptions } from '../harness/seat.ts';
import type { RunningServer } from '../harness/server.ts';
import { landingPage } from '../pages/landing-page.ts';

const FOLDER = fileURLToPath(new URL('../../docs/screens', import.meta.url));

/** The folder for pictures that are looked at but not committed. */
export const OVER = fileURLToPath(new URL('../../.cache/screens', import.meta.url));

/** The screen sizes at which every screen is photographed. (BLD-4) */
export const DESK = { viewport: { width: 1366, height: 768 } } as const;
export const LARGE = { viewport: { width: 1920, height: 1080 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } as const;

/** Takes a screenshot once nothing is loading; into docs/screens by default. */
export async function shoot(
  page: Page,
  name: string,
  { isWhole = false, folder = FOLDER }: { readonly isWhole?: boolean; readonly folder?: string } = {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.getByRole('status').filter({ hasText: 'Wczytuję…' }).waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', fullPage: isWhole });
}

/** A guest's page at this size. */
export async function guest(browser: Browser, server: RunningServer, size: SeatOptions): Promise<Page> {
  return (await openSeat(browser, server, { ...PLACE, ...size })).page;
}

/** A page at this size in which a person is logged in and has seen the hints. */
export async function somebody(
  browser: Browser,
  server: RunningServer,
  person: Person,
  size: SeatOptions,
): Promise<Page> {
  const { context, page } = await openSeat(browser, server, { ...PLACE, ...size });
  await context.addInitScript(() => localStorage.setItem('hints', 'seen'));
  const isPhone = (size.viewport?.width ?? 0) < 760;
  if (isPhone) await landingPage(page).logInByWindow(person);
  else await landingPage(page).logIn(person);
  return page;
}

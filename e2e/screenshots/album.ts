import type { Browser, Page } from '@playwright/test';
import { PLACE } from '../harness/chromium.ts';
import type { Person } from '../harness/school.ts';
import { logInAt } from '../harness/seat.ts';
import type { RunningServer } from '../harness/server.ts';

/** The size of the pictures: a school notebook's screen. (BLD-4) */
export const DESK = { ...PLACE, viewport: { width: 1366, height: 768 } } as const;

/** How long a step may take, in ms: alongside twelve bots a slow machine has little capacity left for a page. */
const PATIENCE_MS = 300_000;

/** A page in which a person is logged in and has seen the hints. */
export async function somebody(browser: Browser, server: RunningServer, person: Person): Promise<Page> {
  const { context, page } = await logInAt(browser, server, person, DESK);
  await context.addInitScript(() => localStorage.setItem('hints', 'seen'));
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

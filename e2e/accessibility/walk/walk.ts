import { type Browser, expect, type Page } from '@playwright/test';
import { demoSchool } from '../../harness/demo-school.ts';
import { expectRoute, goTo } from '../../harness/router.ts';
import { expectScreen } from '../../harness/screen.ts';
import { logInAt, openSeat, type Seat } from '../../harness/seat.ts';
import { ADMIN, type RunningServer } from '../../harness/server.ts';
import { expectSound } from '../../harness/looks.ts';
import { STATIONS, type Walker } from './screens.ts';

/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 400_000 };

/** Opens the app for the person who walks through it. */
export async function openWalk(browser: Browser, server: RunningServer, who: Walker): Promise<Seat> {
  const { student, teacher } = demoSchool;
  const person = { guest: null, student, lecturer: teacher, admin: { id: '', name: '', ...ADMIN } }[who];
  if (person !== null) return logInAt(browser, server, person);
  const seat = await openSeat(browser, server);
  await seat.page.goto('/');
  return seat;
}

/** Goes from stop to stop without reloading the app, and checks each. */
export async function walk(page: Page, who: Walker, addressOf: (at: string) => string): Promise<void> {
  for (const { route, at, reach, shows, state } of STATIONS[who]) {
    if (at !== undefined) await goTo(page, addressOf(at));
    if (reach !== undefined) await reach(page);
    await expect(shows(page)).toBeVisible(WORKED_OUT);
    await expectRoute(page, route);
    const name = [route, state ?? at].join(', ');
    await (state === undefined ? expectScreen(page, name) : expectSound(page, name));
  }
}

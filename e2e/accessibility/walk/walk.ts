import { type Browser, expect, type Page } from '@playwright/test';
import { demoSchool } from '../../harness/demo-school.ts';
import { expectRoute, goTo } from '../../harness/router.ts';
import { expectScreen, expectScreenInEveryLook, type LookAtScreen } from '../../harness/screen.ts';
import { logInAt, openSeat, type Seat } from '../../harness/seat.ts';
import { ADMIN, type RunningServer } from '../../harness/server.ts';
import { expectSound, expectSoundInEveryLook } from '../../harness/looks.ts';
import { STATIONS, type Walker } from './screens.ts';

/** How a walk looks at a screen, and how at another state of one. */
export type Looks = { readonly screen: LookAtScreen; readonly state: LookAtScreen };

/** In `npm test`. */
export const ONCE: Looks = { screen: expectScreen, state: expectSound };
/** In `npm run test:deep`. */
export const IN_EVERY_LOOK: Looks = { screen: expectScreenInEveryLook, state: expectSoundInEveryLook };

/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT = { timeout: 200_000 };

/** Opens the app for who walks through it. */
export async function openWalk(browser: Browser, server: RunningServer, who: Walker): Promise<Seat> {
  const { student, teacher } = demoSchool;
  const person = { guest: null, student, lecturer: teacher, admin: { id: '', name: '', ...ADMIN } }[who];
  if (person !== null) return logInAt(browser, server, person);
  const seat = await openSeat(browser, server);
  await seat.page.goto('/');
  return seat;
}

/** Goes from station to station inside one page of the app, and looks at each. */
export async function walk(page: Page, who: Walker, addressOf: (at: string) => string, looks: Looks): Promise<void> {
  for (const { route, at, reach, shows, state } of STATIONS[who]) {
    if (at !== undefined) await goTo(page, addressOf(at));
    if (reach !== undefined) await reach(page);
    await expect(shows(page)).toBeVisible(WORKED_OUT);
    await expectRoute(page, route);
    const name = [route, state ?? at].join(', ');
    await (state === undefined ? looks.screen(page, name) : looks.state(page, name));
  }
}

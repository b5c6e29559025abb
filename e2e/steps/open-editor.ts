import { type Browser, expect, type Page } from '@playwright/test';
import { type Seat, seatLoggedIn } from '../harness/seat.ts';
import { ADMIN, type RunningServer } from '../harness/server.ts';
import { situationGraph } from '../pages/situation-graph.ts';

/** An admin opens the editor of a critical situation, and its graph is loaded; `prepare`: what is done before the page is opened. */
export async function openEditor(
  browser: Browser,
  server: RunningServer,
  id: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Seat> {
  const seat = await seatLoggedIn(browser, server, ADMIN);
  await prepare?.(seat.page);
  await seat.page.goto(`/panel/admin/emergencies/${id}/edit`);
  await expect(situationGraph(seat.page).head('situation')).toBeVisible();
  return seat;
}

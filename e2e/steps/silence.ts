import { type Browser, expect } from '@playwright/test';
import { whenShown } from '../harness/moments.ts';
import type { School } from '../harness/school.ts';
import type { Seat, SeatOptions } from '../harness/seat.ts';
import type { RunningServer } from '../harness/server.ts';
import { tell } from '../harness/tell.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';
import { begin, openLobby } from './start-game.ts';

/** Makes a connection silent without closing it, and makes it pass data again. */
export type Silence = { readonly stall: () => void; readonly pass: () => void };

/**
 * A silent connection is noticed in the lobby (unless that is left out), in play and on the lecturer's live page; what was decided meanwhile counts once. (LIN-24,
 * LIN-25, LIN-27)
 */
export async function playThroughSilence(
  browser: Browser,
  server: RunningServer,
  school: School,
  { stall, pass }: Silence,
  {
    seed,
    options,
    inLobby = true,
  }: { readonly seed: string; readonly options?: SeatOptions; readonly inLobby?: boolean },
): Promise<void> {
  const { teacher, students, game } = await openLobby(browser, server, school, {
    seed,
    ...(options === undefined ? {} : { options }),
  });
  const [zofia] = students;
  if (zofia === undefined) throw new Error('nobody is there');
  const everybody = [teacher, ...students];
  if (inLobby) {
    await silent(everybody, stall, 'in the lobby');
    pass();
    await back(everybody);
  }

  await begin(teacher, students);
  await teacher.page.goto(`/panel/lecturer/games/${game}`);
  const pause = teacher.page.getByRole('button', { name: 'Wstrzymaj' });
  await expect(pause).toBeEnabled();
  // A page watches its connection from the server's first mark on, which comes within a second and a half: two minutes of the
  // game.
  const opened = await gameShell(zofia.page).minutes();
  await expect.poll(() => gameShell(zofia.page).minutes()).toBeGreaterThan(opened + 2);
  await silent(everybody, stall, 'in play');
  await expect(pause).toBeDisabled();
  const before = await gameShell(zofia.page).minutes();
  const orders = ordersScreen(zofia.page);
  const [order = ''] = await orders.free();
  await orders.button(order).click();
  await expect(gameShell(zofia.page).lost.getByText('Czeka na wysłanie: 1')).toBeVisible();
  expect(await gameShell(zofia.page).minutes()).toBe(before);
  pass();
  await back(everybody);
  await expect(pause).toBeEnabled();
  await expect(ordersScreen(zofia.page).booked(order)).toBeVisible();
  expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
}

/** Everybody is told that the connection is lost. */
async function silent(everybody: readonly Seat[], stall: () => void, where: string): Promise<void> {
  const shown = await Promise.all(
    everybody.map(({ page }) => whenShown(page, '[role="alert"]', 'Straciliśmy połączenie z grą.')),
  );
  const began = Date.now();
  stall();
  const moments = await Promise.all(shown.map((moment) => moment()));
  tell(`ms until silence was told ${where}`, moments.map((moment) => `${moment - began}`).join(', '));
}

async function back(everybody: readonly Seat[]): Promise<void> {
  for (const { page } of everybody) await expect(gameShell(page).lost).toBeHidden();
}

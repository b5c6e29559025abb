import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { pressAt, whenShown } from '../harness/moments.ts';
import type { Seat } from '../harness/seat.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ordersScreen } from '../pages/orders-screen.ts';

const TAKEN = 'To zlecenie jest już zarezerwowane. Liczy się, kto pierwszy, więc wybierz inne.';
const LIMIT = /^Masz już tyle otwartych zleceń, ile wolno prowadzić naraz\./u;
/**
 * How long in advance the pages are told the moment of a simultaneous press, in ms; each further try adds as much again, in case the machine is too slow for that.
 */
const AHEAD = 1500;
/** How often two seats try to press at once: on a busy machine one of them may press after the order has been shown as taken. */
const TRIES = 3;
/** How long one try may take, in ms. */
const A_MOMENT = 5000;
/** How long a busy server may take to answer one press, in ms. */
const AN_ANSWER = 10_000;

/** Which orders: all that are free, those of them that a car can deliver in time, or of these the ones that earn. */
type Wanted = 'free' | 'reachable' | 'earning';

/** Reserves the first order wanted, by default one that a car can deliver in time, and gives its number; the seat is on the screen of customers' orders. */
export async function bookFirst(seat: Seat, wanted: Wanted = 'reachable'): Promise<string> {
  const orders = ordersScreen(seat.page);
  let order = '';
  // Retried with the next one: in a quick game an order may be off the list before it is pressed, or withdrawn by its customer before the press arrives.
  await expect(async () => {
    order = await firstOf(seat, wanted);
    await orders.button(order).click({ timeout: A_MOMENT });
    await expect(orders.booked(order)).toBeVisible({ timeout: AN_ANSWER });
  }).toPass();
  return order;
}

/**
 * Reserves an order that a car can deliver in time and with a profit, the one with the most time left to load, and sends that car with the second click. Gives for each watcher after how many ms the order was
 * shown as taken.
 */
export async function bookInSight(seat: Seat, watchers: readonly Seat[]): Promise<readonly number[]> {
  const orders = ordersScreen(seat.page);
  const order = await lastOf(seat, 'earning');
  const seen = await Promise.all(watchers.map(({ page }) => whenShown(page, `[data-order="${order}"]`, 'Zajęte')));
  const pressed = await pressAt(orders.button(order), 0);
  // Before the watchers are asked: the proposed car has only so much time to spare.
  await orders.send.click();
  const moments = await Promise.all(seen.map((moment) => moment()));
  await expect(orders.row(order)).toHaveCount(0);
  return moments.map((moment) => moment - pressed);
}

/** Both press for the same order at the same moment: one gets it, the other is told why not. */
export async function race(one: Seat, other: Seat): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await pressTogether(one, other, attempt * AHEAD);
    await expect.poll(() => countOf([one, other], ({ page }) => ordersScreen(page).booked(order).count())).toBe(1);
    if (await isTold([one, other])) return;
  }
  throw new Error('The two presses never met');
}

/** Whether one of them has been told that the order is taken; waits a moment, since the refusal may come after the update. */
async function isTold(seats: readonly Seat[]): Promise<boolean> {
  const last = Date.now() + A_MOMENT;
  while ((await countOf(seats, ({ page }) => gameShell(page).notices.getByText(TAKEN).count())) === 0) {
    if (Date.now() > last) return false;
    await sleep(50);
  }
  return true;
}

/** Both press for the first order that is free for both, at the same moment, so many ms from now; gives the order. */
async function pressTogether(one: Seat, other: Seat, ahead: number): Promise<string> {
  const order = await firstOf(one, 'reachable');
  await expect(ordersScreen(other.page).button(order)).toBeVisible();
  const moment = Date.now() + ahead;
  await Promise.all([one, other].map(({ page }) => pressAt(ordersScreen(page).button(order), moment)));
  await Promise.all([one, other].map(({ page }) => expect(ordersScreen(page).button(order)).toHaveCount(0)));
  return order;
}

/** Reserves an order and cancels it while that is free; another seat sees it taken and free again. */
export async function undo(seat: Seat, watcher: Seat): Promise<void> {
  const order = await bookFirst(seat);
  await expect(ordersScreen(watcher.page).button(order)).toHaveCount(0);
  await ordersScreen(seat.page).undo.click();
  await expect(ordersScreen(seat.page).button(order)).toBeVisible();
  await expect(ordersScreen(watcher.page).button(order)).toBeVisible();
}

/** Reserves orders up to the limit, the first of them one that a car can deliver in time: the next button is disabled and says why. */
export async function bookUntilLimit(seat: Seat): Promise<void> {
  const orders = ordersScreen(seat.page);
  const reason = async () => (await orders.button((await orders.free())[0] ?? '').getAttribute('title')) ?? '';
  await bookFirst(seat);
  // The limit does not depend on lateness, and on a busy machine too few orders may be left that a car can deliver in time.
  await orders.showLate();
  while (!LIMIT.test(await reason())) await bookFirst(seat, 'free');
}

/** The first order wanted that can be reserved, once the screen has computed which can be delivered in time. */
async function firstOf(seat: Seat, wanted: Wanted): Promise<string> {
  return (await listOf(seat, wanted))[0] ?? '';
}

/** The last one: a press for the first may come when its car can no longer be in time. */
async function lastOf(seat: Seat, wanted: Wanted): Promise<string> {
  return (await listOf(seat, wanted)).at(-1) ?? '';
}

async function listOf({ page }: Seat, wanted: Wanted): Promise<readonly string[]> {
  const listed = ordersScreen(page)[wanted];
  let found: readonly string[] = [];
  const look = async (): Promise<number> => {
    found = await listed();
    return found.length;
  };
  await expect.poll(look).toBeGreaterThan(0);
  return found;
}

async function countOf(seats: readonly Seat[], count: (seat: Seat) => Promise<number>): Promise<number> {
  const counts = await Promise.all(seats.map(count));
  return counts.reduce((sum, one) => sum + one, 0);
}

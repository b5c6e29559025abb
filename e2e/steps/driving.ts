import { expect } from '@playwright/test';
import type { Seat } from '../harness/seat.ts';
import { gameShell } from '../pages/game-shell.ts';
import { mapScreen } from '../pages/map-screen.ts';
import { shipmentsScreen } from '../pages/shipments-screen.ts';
import { settle } from './settle.ts';

/** How long a car may take to drive or to stop waiting, in ms: some hours of the game. */
const A_WHILE = 300_000;
/** How long the screen may take to show what was chosen or pressed, in ms. */
const A_MOMENT = 6000;

/** Sends the best car for the first own order without one that a car can still be sent for; gives the order. */
export async function sendCar(seat: Seat): Promise<string> {
  const { page } = seat;
  await settle(seat);
  await gameShell(page).goTo('Moje zlecenia');
  const { list, choices, sendFirst } = shipmentsScreen(page);
  const waiting = list.getByRole('link').filter({ hasText: 'Zarezerwowane' });
  let order = '';
  // The first of the orders reserved a while ago may be too late for every car by now.
  for (let place = 0; place < (await waiting.count()); place += 1) {
    const one = waiting.nth(place);
    order = await one.locator('b').first().innerText();
    await one.click();
    await choices.waitFor();
    if (await sendFirst.isVisible()) break;
  }
  await sendFirst.click();
  await expect(list.getByRole('link').filter({ hasText: order })).toContainText(/W\srealizacji/u);
  return order;
}

/** Expects trucks on every map, and that they move. */
export async function watchTrucks(seats: readonly Seat[]): Promise<void> {
  await Promise.all(
    seats.map(async ({ page }) => {
      await gameShell(page).goTo('Mapa');
      const map = mapScreen(page);
      await expect.poll(async () => (await map.painted())?.pixels ?? 0).toBeGreaterThan(100);
      const first = await map.painted();
      await expect.poll(async () => farFrom(first, await map.painted()), { timeout: A_WHILE }).toBe(true);
    }),
  );
}

function farFrom(
  one: { readonly x: number; readonly y: number } | null,
  other: { readonly x: number; readonly y: number } | null,
): boolean {
  if (one === null || other === null) return false;
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) > 2;
}

/** Selects the cars on the map in turn until one that drives can be sent to the parking that its card proposes. Situations that come meanwhile are answered. */
export async function park(seat: Seat): Promise<void> {
  const { page } = seat;
  await gameShell(page).goTo('Mapa');
  const map = mapScreen(page);
  const parked = map.card.getByText(/^(?:Dojazd na parking|Odpoczynek)/u).first();
  let turn = 0;
  const tryToPark = async (): Promise<void> => {
    await settle(seat);
    const trucks = await map.trucks.allInnerTexts();
    const [truck = ''] = (trucks[turn++ % trucks.length] ?? '').split(',');
    await map.chooseTruck(truck, A_MOMENT);
    if (await parked.isVisible()) return;
    await map.park.click({ timeout: A_MOMENT });
    await expect(parked).toBeVisible({ timeout: A_MOMENT });
  };
  await expect(tryToPark).toPass({ timeout: A_WHILE });
}

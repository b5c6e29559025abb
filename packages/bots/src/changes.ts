import type { Car, CarType, Order } from '@fracht/engine';
import { freedTypes } from './free-cars.ts';

/** What became bookable between two states of one game. */
type Change<List, Found> = { readonly before: List; readonly now: List; readonly found: Found };

/** The last answers: the bots of a game ask the same one after another. */
let lastFreed: Change<readonly Car[], ReadonlySet<CarType>> = { before: [], now: [], found: new Set() };
let lastOffered: Change<readonly Order[], readonly number[]> = { before: [], now: [], found: [] };

/** Types of which a car of the company is free now that was not before. */
export function newlyFree(before: readonly Car[], now: readonly Car[]): ReadonlySet<CarType> {
  if (lastFreed.before === before && lastFreed.now === now) return lastFreed.found;
  const found = freedTypes(before, now);
  lastFreed = { before, now, found };
  return found;
}

/** Places in the list of orders that were given back, or that the list did not hold before. */
export function newlyOpen(before: readonly Order[], now: readonly Order[]): readonly number[] {
  if (before === now) return [];
  if (lastOffered.before === before && lastOffered.now === now) return lastOffered.found;
  const found: number[] = [];
  for (let place = 0; place < now.length; place += 1) {
    const [order, earlier] = [now[place], before[place]];
    if (order === earlier || order === undefined || order.player !== null) continue;
    if (earlier === undefined || earlier.player !== null || earlier.id !== order.id) found.push(place);
  }
  lastOffered = { before, now, found };
  return found;
}

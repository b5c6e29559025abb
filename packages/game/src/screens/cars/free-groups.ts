import {
  planDelivery,
  tripCost,
  type Car,
  type GameSeconds,
  type GameState,
  type Order,
  type PlayerId,
} from '@fracht/engine';
import { fitOfPlan, type Fit } from '../../parts/fit.ts';
import { bestOrderFor } from './car-task.ts';

/** One of the player's orders that a free car could serve, and how well it fits. */
export type FreeService = { readonly order: Order; readonly fit: Fit; readonly cost: number; readonly isBest: boolean };

/** Equal free cars, of which one is shown. */
export type FreeGroup = { readonly car: Car; readonly count: number; readonly service: FreeService | null };

/**
 * Groups free cars of the same type, base, driver's hours and courses abroad. Groups that can serve one of the player's orders come first: those in time before
 * others, then by cost. The first group of each order is its best. (PLN-9)
 */
export function freeGroups(
  state: GameState,
  cars: readonly Car[],
  player: PlayerId,
  at: GameSeconds,
): readonly FreeGroup[] {
  const alike = groupedByLikeness(cars);
  const groups = [...alike.values()]
    .flatMap(([car, ...others]) =>
      car === undefined ? [] : [{ car, count: others.length + 1, service: serviceOf(state, car, player, at) }],
    )
    .toSorted((a, b) => rank(a.service) - rank(b.service) || (a.service?.cost ?? 0) - (b.service?.cost ?? 0));
  return groups.map((group, index) => withBest(group, groups.slice(0, index)));
}

function groupedByLikeness(cars: readonly Car[]): ReadonlyMap<string, readonly Car[]> {
  const groups = new Map<string, readonly Car[]>();
  for (const car of cars) {
    const likeness = `${car.type} ${car.base} ${car.working} ${car.euCourses}`;
    groups.set(likeness, [...(groups.get(likeness) ?? []), car]);
  }
  return groups;
}

function serviceOf(state: GameState, car: Car, player: PlayerId, at: GameSeconds): FreeService | null {
  const order = bestOrderFor(state, car, at, player);
  if (order === null) return null;
  const fit = fitOfPlan(state.setup, car, planDelivery(state, car, order, at));
  return { order, fit, cost: tripCost(state.setup, order, car, car.base), isBest: false };
}

function withBest(group: FreeGroup, before: readonly FreeGroup[]): FreeGroup {
  const { service } = group;
  if (service === null || service.fit.tone === 'no') return group;
  const isBest = before.every((other) => other.service?.order !== service.order);
  return { ...group, service: { ...service, isBest } };
}

function rank(service: FreeService | null): number {
  if (service === null) return 2;
  return service.fit.tone === 'no' ? 1 : 0;
}

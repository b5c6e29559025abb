import type { Order } from '../state.ts';
import { cityOf } from '../world/lookup.ts';
import type { World } from '../world/world.ts';

/**
 * The foreign state within which an order is carried, as its country code (what the law calls cabotage); null if it is carried at home or between two states.
 * No rule of the game counts it. (ORD-14)
 */
export function cabotageIn(world: World, { base, destination }: Pick<Order, 'base' | 'destination'>): string | null {
  const [from, to] = [cityOf(world, base), cityOf(world, destination)];
  return from.abroad && from.country === to.country ? from.country : null;
}

/** Whether an order goes between two foreign states. */
export function isCrossTrade(world: World, { base, destination }: Pick<Order, 'base' | 'destination'>): boolean {
  const [from, to] = [cityOf(world, base), cityOf(world, destination)];
  return from.abroad && to.abroad && from.country !== to.country;
}

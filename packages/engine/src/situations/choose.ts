import { pick } from '../random.ts';
import type { GameState, OpenSituation } from '../state.ts';
import type { PlayerId } from '../units.ts';

/** Something of the library. */
type Item = { readonly id: string };

/**
 * One of the items that fit: none comes to a player a second time before the others that fit have come. Null where none fits.
 * (rules §9; SIT-2)
 */
export function leastMet<Found extends Item>(
  state: GameState,
  player: PlayerId,
  fitting: readonly Found[],
): readonly [Found, GameState] | null {
  if (fitting.length === 0) return null;
  const [item, random] = pick(state.random, fitting.length === 1 ? fitting : metLeast(state, player, fitting));
  return [item, { ...state, random }];
}

function metLeast<Found extends Item>(state: GameState, player: PlayerId, items: readonly Found[]): readonly Found[] {
  const met = timesMet(state, player);
  const fewest = Math.min(...items.map(({ id }) => met.get(id) ?? 0));
  return items.filter(({ id }) => (met.get(id) ?? 0) === fewest);
}

/** How often each has come to the player: on orders of others too, those that the player gave back. Orders lie in the list by release. */
function timesMet({ orders, now }: GameState, player: PlayerId): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const order of orders) {
    if (order.release > now) break;
    countStruck(met, order.emergencies, player);
    countStruck(met, order.changes, player);
    if (order.player === player) for (const { id } of order.accidents) count(met, id);
  }
  return met;
}

function countStruck(met: Map<string, number>, struck: readonly OpenSituation[], player: PlayerId): void {
  if (struck.length > 0) for (const open of struck) if (open.player === player) count(met, open.id);
}

function count(met: Map<string, number>, id: string): void {
  met.set(id, (met.get(id) ?? 0) + 1);
}

import { everBookedBy } from '../orders/booked.ts';
import { findPlayer } from '../players/player.ts';
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

/** How often each has come to the player: on orders that he holds, and on those that he gave back. */
function timesMet(state: GameState, id: PlayerId): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  const player = findPlayer(state, id);
  for (const place of player === null ? [] : everBookedBy(state, player)) {
    const order = state.orders[place];
    if (order === undefined) continue;
    countStruck(met, order.emergencies, id);
    countStruck(met, order.changes, id);
    if (order.player === id) for (const happened of order.accidents) count(met, happened.id);
  }
  return met;
}

function countStruck(met: Map<string, number>, struck: readonly OpenSituation[], player: PlayerId): void {
  for (const open of struck) if (open.player === player) count(met, open.id);
}

function count(met: Map<string, number>, id: string): void {
  met.set(id, (met.get(id) ?? 0) + 1);
}

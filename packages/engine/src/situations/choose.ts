import { everBookedBy } from '../orders/booked.ts';
import { findPlayer } from '../players/player.ts';
import { pick } from '../random.ts';
import type { GameState } from '../state.ts';
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
  const met = timesMet(state, player, items);
  const fewest = Math.min(...met);
  return items.filter((_, index) => met[index] === fewest);
}

/** How often each of the items has come to the player: on orders that he holds, and on those that he gave back. */
function timesMet(state: GameState, id: PlayerId, items: readonly Item[]): readonly number[] {
  const met = items.map(() => 0);
  const count = (struck: Item): void => {
    for (let index = 0; index < items.length; index += 1)
      if (items[index]?.id === struck.id) met[index] = (met[index] ?? 0) + 1;
  };
  const player = findPlayer(state, id);
  for (const place of player === null ? [] : everBookedBy(state, player)) {
    const order = state.orders[place];
    if (order === undefined) continue;
    for (const struck of order.emergencies) if (struck.player === id) count(struck);
    for (const struck of order.changes) if (struck.player === id) count(struck);
    if (order.player === id) for (const struck of order.accidents) count(struck);
  }
  return met;
}

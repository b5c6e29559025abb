import { everBookedBy } from '../orders/booked.ts';
import { findPlayer } from '../players/player.ts';
import { luckPick } from '../luck.ts';
import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';

/** Anything of the library with an id. */
type Item = { readonly id: string };

/** How often situations have struck a player, by id; absent: never. */
export type TimesMet = ReadonlyMap<string, number>;

/**
 * Draws one of the situations that fit, among those that this player has met least: none comes a second time before all others that fit have
 * come. Each player gets the library in a different order, like a shuffled deck. Null if the list is empty. (SIT-2)
 */
export function drawLeastMet<Found extends Item>(
  state: GameState,
  player: PlayerId,
  fitting: readonly Found[],
  met: TimesMet = timesMet(state, player),
): readonly [Found, GameState] | null {
  if (fitting.length === 0) return null;
  const luck = { player, purpose: 'SITUATION', about: [] } as const;
  return luckPick(state, luck, fitting.length === 1 ? fitting : metLeast(met, fitting));
}

function metLeast<Found extends Item>(met: TimesMet, items: readonly Found[]): readonly Found[] {
  let fewest = Infinity;
  for (const { id } of items) fewest = Math.min(fewest, met.get(id) ?? 0);
  return items.filter(({ id }) => (met.get(id) ?? 0) === fewest);
}

/** How often each situation has struck the player, including those of orders given back. */
export function timesMet(state: GameState, id: PlayerId): TimesMet {
  const met = new Map<string, number>();
  const add = (situation: { readonly id: string }): unknown => met.set(situation.id, (met.get(situation.id) ?? 0) + 1);
  const player = findPlayer(state, id);
  for (const place of player === null ? [] : everBookedBy(state, player)) {
    const order = state.orders[place];
    if (order === undefined) continue;
    for (const open of order.emergencies) if (open.player === id) add(open);
    for (const open of order.changes) if (open.player === id) add(open);
    if (order.player === id) for (const happened of order.accidents) add(happened);
  }
  return met;
}

import { everBookedBy } from '../orders/booked.ts';
import { findPlayer } from '../players/player.ts';
import { luckPick } from '../luck.ts';
import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';

/** Anything of the library with an id. */
type Item = { readonly id: string };

/**
 * Draws one of the situations that fit, among those that this player has met least: none comes a second time before all others that fit have
 * come. Each player gets the library in an order of their own, like a shuffled deck. Null if the list is empty. (SIT-2)
 */
export function drawLeastMet<Found extends Item>(
  state: GameState,
  player: PlayerId,
  fitting: readonly Found[],
): readonly [Found, GameState] | null {
  if (fitting.length === 0) return null;
  const luck = { player, purpose: 'SITUATION', about: [] } as const;
  return luckPick(state, luck, fitting.length === 1 ? fitting : metLeast(state, player, fitting));
}

function metLeast<Found extends Item>(state: GameState, player: PlayerId, items: readonly Found[]): readonly Found[] {
  const met = metBy(state, player);
  const times = items.map(({ id }) => timesIn(met, id));
  const fewest = Math.min(...times);
  return items.filter((_, index) => times[index] === fewest);
}

/** The ids of all situations that have struck the player, once for each time, including those of orders given back. */
export function metBy(state: GameState, id: PlayerId): readonly string[] {
  const met: string[] = [];
  const player = findPlayer(state, id);
  for (const place of player === null ? [] : everBookedBy(state, player)) {
    const order = state.orders[place];
    if (order === undefined) continue;
    for (const open of order.emergencies) if (open.player === id) met.push(open.id);
    for (const open of order.changes) if (open.player === id) met.push(open.id);
    if (order.player === id) for (const happened of order.accidents) met.push(happened.id);
  }
  return met;
}

function timesIn(ids: readonly string[], wanted: string): number {
  let times = 0;
  for (const id of ids) if (id === wanted) times += 1;
  return times;
}

import type { GameState, Player } from '../state.ts';
import { orderIndex } from './order.ts';

/**
 * The places in the list of the orders that a player ever booked, ended ones and those given back too, in the list's order.
 * Read from the player's journal, where every booking stands: a fraction of the list of all orders. (BKG-1, LOG-3)
 */
export function everBookedBy(state: GameState, { journal }: Player): readonly number[] {
  const places: number[] = [];
  for (const { what, order } of journal) {
    if (what !== 'ORDER_BOOKED' || order === null) continue;
    const place = orderIndex(state, order);
    if (place !== -1 && !places.includes(place)) places.push(place);
  }
  return places.length < 2 ? places : places.sort((one, other) => one - other);
}

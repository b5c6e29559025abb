import { isReleased, pickEndsAt } from '../orders/order.ts';
import { findPlayer } from '../players/player.ts';
import type { GameState, Order } from '../state.ts';
import type { GameSeconds, PlayerId } from '../units.ts';

/** How many orders a player could have booked. */
export type Chances = {
  /** When the player began to play; null if he never did. */
  readonly since: GameSeconds | null;
  /** The number of orders that the player could have booked, including those that somebody did book. */
  readonly offered: number;
  /** The number of those that belong to nobody at the end: never booked, or given back. */
  readonly untaken: number;
};

/**
 * Counts the orders that a player could have booked while playing, without naming them. Reads the player's own ledger and all orders that were
 * offered. (DBR-3)
 */
export function chancesOf(state: GameState, id: PlayerId): Chances {
  const since = findPlayer(state, id)?.ledger.find(({ reason }) => reason === 'START')?.at ?? null;
  if (since === null) return { since, offered: 0, untaken: 0 };
  const offered = state.orders.filter((order) => isReleased(state, order) && couldBook(order, id, since));
  return { since, offered: offered.length, untaken: offered.filter(({ player }) => player === null).length };
}

/** Whether the order could still be booked when the player began: its pick window was not over, and nobody else had taken it. */
function couldBook(order: Order, player: PlayerId, since: GameSeconds): boolean {
  if (order.player === player) return true;
  return pickEndsAt(order) > since && (order.bookedAt === null || order.bookedAt > since);
}

import { isReleased, pickEndsAt } from '../orders/order.ts';
import { findPlayer } from '../players/player.ts';
import type { GameState, Order } from '../state.ts';
import type { GameSeconds, PlayerId } from '../units.ts';

/** What there was to do for a player. */
export type Chances = {
  /** When the player began to play; null: never did. */
  readonly since: GameSeconds | null;
  /** Orders that the player could have booked, those that were booked among them. */
  readonly offered: number;
  /** Those of them that nobody took to the end. */
  readonly untaken: number;
};

/**
 * What there was to do for a player while he played, whatever was done of it: counts of orders, none of them named. Reads the
 * player's own ledger, and all orders that were offered. (DBR-3)
 */
export function chancesOf(state: GameState, id: PlayerId): Chances {
  const since = findPlayer(state, id)?.ledger.find(({ reason }) => reason === 'START')?.at ?? null;
  if (since === null) return { since, offered: 0, untaken: 0 };
  const offered = state.orders.filter((order) => isReleased(state, order) && couldBook(order, id, since));
  return { since, offered: offered.length, untaken: offered.filter(({ player }) => player === null).length };
}

/** Still to be had when the player came: its pick window not over, and nobody quicker. */
function couldBook(order: Order, player: PlayerId, since: GameSeconds): boolean {
  if (order.player === player) return true;
  return pickEndsAt(order) > since && (order.bookedAt === null || order.bookedAt > since);
}

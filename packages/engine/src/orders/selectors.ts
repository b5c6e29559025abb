import type { GameState, Order } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { isOpen, isReleased } from './order.ts';

/** Orders that anybody may book now, sorted by the end of the pick window. (ORD-12) */
export function offeredOrders(state: GameState): readonly Order[] {
  return state.orders
    .filter((order) => order.player === null && isOpen(order) && isReleased(state, order))
    .sort(byPickEnd);
}

/** The orders that a player has, ended ones included, sorted by the end of the pick window. (ORD-12) */
export function ordersOf(state: GameState, player: PlayerId): readonly Order[] {
  return state.orders.filter((order) => order.player === player).sort(byPickEnd);
}

/** Comparator by the end of the pick window, then by id: the order of the list of customers' orders. (ORD-12) */
export function byPickEnd(one: Order, other: Order): number {
  if (one.pickWindow.to !== other.pickWindow.to) return one.pickWindow.to - other.pickWindow.to;
  return one.id < other.id ? -1 : 1;
}

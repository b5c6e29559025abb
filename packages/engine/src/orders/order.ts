import type { GameState, Order, OrderTerms } from '../state.ts';
import type { GameSeconds, OrderId, OrderPlace } from '../units.ts';
import { roundEndsAt } from '../clock.ts';

/** The order's index in the list, -1 if there is none. */
export function orderIndex(state: GameState, id: OrderId): OrderPlace {
  return state.orderIndex[id] ?? -1;
}

/** The order at an index of the list. Throws for an index outside the list, which would be a bug. */
export function orderAt(state: GameState, index: OrderPlace): Order {
  const order = state.orders[index];
  if (order === undefined) throw new Error(`No order at ${index}`);
  return order;
}

/** The order, or null if it does not exist or has not been released. (ORD-11) */
export function findOrder(state: GameState, id: OrderId): Order | null {
  const order = state.orders[orderIndex(state, id)];
  return order !== undefined && isReleased(state, order) ? order : null;
}

/** Whether the order has been released. Orders of the next round stay unknown until it begins, even in a game that ended before that. (ORD-11) */
export function isReleased(state: GameState, order: Order): boolean {
  return order.release <= state.now && order.release < roundEndsAt(state);
}

/** The state with one order replaced. */
export function withOrder(state: GameState, index: OrderPlace, order: Order): GameState {
  const orders = state.orders.slice();
  orders[index] = order;
  return { ...state, orders };
}

/** The end of an order's pick window in game seconds. */
export function pickEndsAt(order: Pick<OrderTerms, 'pickWindow'>): GameSeconds {
  return order.pickWindow.to * 60;
}

/** Whether it has neither been delivered nor ended otherwise. */
export function isOpen(order: Order): boolean {
  return !order.delivered && !order.expired;
}

/** Where the cargo is unloaded: the destination, or the loading city after GO_BACK. (EFF-14) */
export function unloadCity(order: Order): number {
  return order.reversed ? order.base : order.destination;
}

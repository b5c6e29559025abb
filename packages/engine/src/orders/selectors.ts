import type { GameState, Order } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { isOpen, isReleased } from './order.ts';

/** Orders that anybody may book now, by the end of the pick window. (rules §6; ORD-12) */
export function offeredOrders(state: GameState): readonly Order[] {
  return state.orders
    .filter((order) => order.player === null && isOpen(order) && isReleased(state, order))
    .sort(byPickEnd);
}

/** Every order a player booked, ended ones too, by the end of the pick window. (rules §6; ORD-12) */
export function ordersOf(state: GameState, player: PlayerId): readonly Order[] {
  return state.orders.filter((order) => order.player === player).sort(byPickEnd);
}

/** The places in the list of the open orders that a player booked, in the list's order. Orders lie there by release, and none is booked before its own. (ORD-11, BKG-1) */
export function openPlacesOf({ orders, now }: GameState, player: PlayerId): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < orders.length; place += 1) {
    const order = orders[place];
    if (order === undefined || order.release > now) break;
    if (order.player === player && isOpen(order)) places.push(place);
  }
  return places;
}

function byPickEnd(one: Order, other: Order): number {
  if (one.pickWindow.to !== other.pickWindow.to) return one.pickWindow.to - other.pickWindow.to;
  return one.id < other.id ? -1 : 1;
}

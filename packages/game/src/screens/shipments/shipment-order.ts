import {
  findCar,
  orderStatus,
  ordersOf,
  planDelivery,
  type GameSeconds,
  type GameState,
  type Order,
  type OrderId,
  type PlayerId,
} from '@fracht/engine';
import { fitOfPlan, type Fit } from '../../parts/fit.ts';

/** Orders under way, or ended ones. */
export const SHIPMENT_LISTS = ['open', 'done'] as const;
export type ShipmentList = (typeof SHIPMENT_LISTS)[number];

/** A player's orders under way by the end of the loading window, and the ended ones from the latest. (SHP-1) */
export function shipmentLists(state: GameState, player: PlayerId): { readonly [L in ShipmentList]: readonly Order[] } {
  const all = ordersOf(state, player);
  return {
    open: all.filter((order) => !isEnded(order)),
    done: all.filter(isEnded).toSorted((a, b) => endedAt(b) - endedAt(a)),
  };
}

/** True when an order was delivered or lost. */
export function isEnded(order: Order): boolean {
  const status = orderStatus(order);
  return status === 'DELIVERED' || status === 'EXPIRED';
}

/** Whether an order's own car will make it; null where it has none, or the order is over. */
export function ownFit(state: GameState, order: Order, at: GameSeconds): Fit | null {
  const car = order.car === null || isEnded(order) ? null : findCar(state, order.car);
  return car === null ? null : fitOfPlan(car, planDelivery(state, car, order, at));
}

/** The order's id from an address, where its slashes are dashes. (SHP-1) */
export function orderIdOf(address: string | undefined): OrderId | null {
  return address === undefined || address === '' ? null : address.replaceAll('-', '/');
}

function endedAt(order: Order): GameSeconds {
  return order.deliveredAt ?? order.pickWindow.to * 60;
}

/** When the first window begins that still matters to an order: that of loading, once loaded that of unloading. Past ones are shown too, as what was missed. */
export function windowsFrom({ loaded, pickWindow, deliverWindow }: Order): GameSeconds {
  return (loaded ? deliverWindow : pickWindow).from * 60;
}

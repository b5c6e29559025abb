import {
  findCar,
  isOpen,
  ordersOf,
  planDelivery,
  type GameSeconds,
  type GameState,
  type Order,
  type OrderId,
  type PlayerId,
} from '@fracht/engine';
import { fitOfPlan, type Fit } from '../../parts/fit.ts';

/** The two lists of the player's orders: under way and ended. */
export const SHIPMENT_LISTS = ['open', 'done'] as const;
export type ShipmentList = (typeof SHIPMENT_LISTS)[number];

/** A player's orders: those under way by the end of the loading window, ended ones latest first. (SHP-1) */
export function shipmentLists(state: GameState, player: PlayerId): { readonly [L in ShipmentList]: readonly Order[] } {
  const all = ordersOf(state, player);
  return {
    open: all.filter(isOpen),
    done: all.filter((order) => !isOpen(order)).toSorted((a, b) => endedAt(b) - endedAt(a)),
  };
}

/** Whether an order's car will deliver it in time; null if it has no car or has ended. */
export function ownFit(state: GameState, order: Order, at: GameSeconds): Fit | null {
  const car = order.car === null || !isOpen(order) ? null : findCar(state, order.car);
  return car === null ? null : fitOfPlan(state.setup, car, planDelivery(state, car, order, at));
}

/** The order id in an address, with dashes in place of slashes. (SHP-1) */
export function orderIdOf(address: string | undefined): OrderId | null {
  return address === undefined || address === '' ? null : address.replaceAll('-', '/');
}

function endedAt(order: Order): GameSeconds {
  return order.deliveredAt ?? order.pickWindow.to * 60;
}

/** The start of the first window that still matters: the loading window, once loaded the unloading one. If it is past, the window was missed. */
export function currentWindowStart({ loaded, pickWindow, deliverWindow }: Order): GameSeconds {
  return (loaded ? deliverWindow : pickWindow).from * 60;
}

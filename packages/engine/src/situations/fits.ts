import { carAt, carLeg, shipmentOf } from '../cars/car.ts';
import { carLand } from '../cars/place.ts';
import type { ChangeEvent, ChangeType } from '../library.ts';
import { isOpen } from '../orders/order.ts';
import type { Car, GameState, Order } from '../state.ts';
import { carOf, hasOpen } from './find.ts';
import type { CarMoment } from './suits.ts';
import type { Comer } from './tables.ts';

/** Something of the library, or what of it has come to an order. */
type Known = { readonly id: string };

/** A car that something can come to, by its place in the list: on an open order of its own, not at sea. */
export type CarTarget = { readonly place: number; readonly car: Car; readonly order: Order };

/** An order that a change can come to, by its place in the list, with what its car does. */
export type OrderTarget = {
  readonly place: number;
  readonly order: Order;
  readonly doing: Car['state']['action'] | null;
};

/** The car as something that can be struck; null where nothing at all can come to it. (rules §9; SIT-2, SIT-10) */
export function carTarget(state: GameState, place: number): CarTarget | null {
  const car = carAt(state, place);
  const order = shipmentOf(state, car);
  if (order === null || !isOpen(order) || order.car !== car.id || isAtSea(car)) return null;
  return { place, car, order };
}

/** The order as something that can be changed; null where no change at all can come to it. (rules §9; SIT-11) */
export function orderTarget(state: GameState, place: number): OrderTarget | null {
  const order = state.orders[place];
  if (order === undefined || !isOpen(order) || order.player === null || order.reversed) return null;
  if (hasOpen(order, 'changes')) return null;
  return { place, order, doing: carOf(state, order)?.state.action ?? null };
}

/** Can a critical situation that suits the car's moment strike its order now: with no other one open, and once. (rules §9; SIT-2) */
export function emergencyFits(emergency: Known, { order }: CarTarget): boolean {
  return !hasOpen(order, 'emergencies') && !hasMet(order.emergencies, emergency);
}

/** Can a random situation that suits the car's moment happen to its order now: once. (rules §9; SIT-10) */
export function accidentFits(accident: Known, { order }: CarTarget): boolean {
  return !hasMet(order.accidents, accident);
}

/** When and where it could come to the car. */
export function momentOf(state: GameState, { car }: CarTarget): CarMoment {
  return { action: car.state.action, type: car.type, land: carLand(state, car) };
}

/** The same one comes to an order once. */
function hasMet(struck: readonly Known[], { id }: Known): boolean {
  for (const met of struck) if (met.id === id) return true;
  return false;
}

/** Can a change that suits the order's type come to it now: once, and in time. (rules §9; SIT-11) */
export function changeFits(change: Comer<ChangeEvent>, target: OrderTarget): boolean {
  return !hasMet(target.order.changes, change) && MOMENTS[change.item.type](target);
}

/** When each change can still be made. (rules §9; SIT-11) */
const MOMENTS: Readonly<Record<ChangeType, (target: OrderTarget) => boolean>> = {
  CHANGE_TRUCK: isBeforeLoading,
  CHANGE_PICK_TIME: isBeforeLoading,
  CHANGE_DELIVERY_TIME: ({ order }) => order.reportedAt === null,
  LATE_UNLOADING: ({ order }) => order.loaded && order.reportedAt === null,
};

function isBeforeLoading({ order, doing }: OrderTarget): boolean {
  return !order.loaded && doing !== 'LOADING';
}

function isAtSea(car: Car): boolean {
  const leg = carLeg(car);
  return leg !== null && leg.sailing !== null;
}

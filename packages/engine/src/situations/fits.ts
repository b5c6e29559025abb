import { carLeg, shipmentOf } from '../cars/car.ts';
import { carLand } from '../cars/place.ts';
import type { Accident, ChangeEvent, ChangeType, Effect, Emergency } from '../library.ts';
import { isOpen } from '../orders/order.ts';
import type { Car, GameState, Order } from '../state.ts';
import type { Land } from '../world/world.ts';
import { carOf, hasOpen } from './find.ts';
import type { CarMoment } from './suits.ts';
import { isAsking } from './walk.ts';

/** A car that something can come to: on an open order of its own, not at sea; with the land it is in now. */
export type CarTarget = { readonly car: Car; readonly order: Order; readonly land: Land };

/** An order that a change can come to, with what its car does. */
export type OrderTarget = { readonly order: Order; readonly doing: Car['state']['action'] | null };

/** The car as something that can be struck; null where nothing at all can come to it. (rules §9; SIT-2, SIT-10) */
export function carTarget(state: GameState, car: Car): CarTarget | null {
  const order = shipmentOf(state, car);
  if (order === null || !isOpen(order) || order.car !== car.id || isAtSea(car)) return null;
  return { car, order, land: carLand(state, car) };
}

/** The order as something that can be changed; null where no change at all can come to it. (rules §9; SIT-11) */
export function orderTarget(state: GameState, order: Order): OrderTarget | null {
  if (!isOpen(order) || order.player === null || order.reversed || hasOpen(order, 'changes')) return null;
  return { order, doing: carOf(state, order)?.state.action ?? null };
}

/** Can a critical situation that suits the car's moment strike its order now: with no other one open, and once. (rules §9; SIT-2) */
export function emergencyFits(emergency: Emergency, { order }: CarTarget): boolean {
  if (hasOpen(order, 'emergencies') || hasMet(order.emergencies, emergency)) return false;
  return isAsking(emergency.situation) || isAsking(emergency.carSituation) || isAsking(emergency.timeWindowSituation);
}

/** Can a random situation that suits the car's moment happen to its order now: once, and each of its effects has something to work on. (rules §9; SIT-10) */
export function accidentFits(accident: Accident, { order }: CarTarget): boolean {
  if (hasMet(order.accidents, accident)) return false;
  for (const effect of accident.effects) if (!hasTarget(effect, order)) return false;
  return true;
}

/** When and where it could come to the car. */
export function momentOf({ car, land }: CarTarget): CarMoment {
  return { action: car.state.action, type: car.type, land };
}

/** The same one comes to an order once. */
function hasMet(struck: readonly { readonly id: string }[], { id }: { readonly id: string }): boolean {
  for (const met of struck) if (met.id === id) return true;
  return false;
}

/** Can this change come to the order now? (rules §9; SIT-11) */
export function changeFits(change: ChangeEvent, target: OrderTarget): boolean {
  const { order } = target;
  if (!change.types.includes(order.type) || hasMet(order.changes, change)) return false;
  if (change.type === 'CHANGE_TRUCK' && change.truck === order.type) return false;
  return MOMENTS[change.type](target);
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

function hasTarget({ type }: Effect, order: Order): boolean {
  if (type === 'PROLONG_PICKUP' || type === 'MOVE_PICKUP') return !order.loaded;
  if (type === 'GO_BACK' || type === 'LEAVE_SHIPMENT') return order.loaded && !order.reversed;
  return true;
}

function isAtSea(car: Car): boolean {
  const leg = carLeg(car);
  return leg !== null && leg.sailing !== null;
}

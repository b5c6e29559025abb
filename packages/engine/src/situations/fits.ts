import type { CarPlace, OrderPlace } from '../units.ts';
import { carAt, carLeg, shipmentOf, carOf } from '../cars/car.ts';
import { carLand } from '../cars/place.ts';
import type { ChangeEvent, ChangeType } from '../library.ts';
import { isOpen } from '../orders/order.ts';
import type { Car, GameState, Order } from '../state.ts';
import { hasOpen } from '../orders/open-situations.ts';
import type { CarMoment } from './suits.ts';
import type { Comer } from './tables.ts';

/** Something of the library, or what of it has come to an order. */
type Known = { readonly id: string };

/** A car that something can come to, by its place in the list: on an open order of its own, not at sea. */
export type CarTarget = { readonly place: CarPlace; readonly car: Car; readonly order: Order };

/** An order that a change can come to, by its place in the list, with what its car does. */
export type OrderTarget = {
  readonly place: OrderPlace;
  readonly order: Order;
  readonly doing: Car['state']['action'] | null;
};

/** The car as something that can be struck; null where nothing at all can come to it. (SIT-2, SIT-10) */
export function carTarget(state: GameState, place: CarPlace): CarTarget | null {
  const car = carAt(state, place);
  const order = shipmentOf(state, car);
  if (order === null || !isOpen(order) || order.car !== car.id || isAtSea(car)) return null;
  return { place, car, order };
}

/** The order as something that can be changed; null where no change at all can come to it. (SIT-11) */
export function orderTarget(state: GameState, place: OrderPlace): OrderTarget | null {
  const order = state.orders[place];
  if (order === undefined || !isOpen(order) || order.player === null || order.reversed) return null;
  if (hasOpen(order, 'changes')) return null;
  return { place, order, doing: carOf(state, order)?.state.action ?? null };
}

/** Why a critical situation that suits the car's moment cannot strike its order now; null where it can: with no other one open, and once. (SIT-2) */
export function emergencyUnfit(emergency: Known, { order }: CarTarget): 'MET' | 'OTHER_OPEN' | null {
  if (hasMet(order.emergencies, emergency)) return 'MET';
  return hasOpen(order, 'emergencies') ? 'OTHER_OPEN' : null;
}

/** Can a critical situation that suits the car's moment strike its order now? (SIT-2) */
export function emergencyFits(emergency: Known, target: CarTarget): boolean {
  return emergencyUnfit(emergency, target) === null;
}

/** Can a random situation that suits the car's moment happen to its order now: once. (SIT-10) */
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

/** Why a change that suits the order's type cannot come to it now; null where it can: once, and in time. (SIT-11) */
export function changeUnfit(change: Pick<ChangeEvent, 'id' | 'type'>, target: OrderTarget): 'MET' | Untimely {
  return hasMet(target.order.changes, change) ? 'MET' : MOMENTS[change.type](target);
}

/** Can a change that suits the order's type come to it now? (SIT-11) */
export function changeFits({ item }: Comer<ChangeEvent>, target: OrderTarget): boolean {
  return changeUnfit(item, target) === null;
}

type Untimely = 'TOO_EARLY' | 'TOO_LATE' | null;

/** When each change can be made: null, where it can be now. (SIT-11) */
const MOMENTS: Readonly<Record<ChangeType, (target: OrderTarget) => Untimely>> = {
  CHANGE_TRUCK: beforeLoading,
  CHANGE_PICK_TIME: beforeLoading,
  CHANGE_DELIVERY_TIME: beforeReport,
  LATE_UNLOADING: (target) => (target.order.loaded ? beforeReport(target) : 'TOO_EARLY'),
};

function beforeLoading({ order, doing }: OrderTarget): Untimely {
  return order.loaded || doing === 'LOADING' ? 'TOO_LATE' : null;
}

function beforeReport({ order }: OrderTarget): Untimely {
  return order.reportedAt === null ? null : 'TOO_LATE';
}

function isAtSea(car: Car): boolean {
  const leg = carLeg(car);
  return leg !== null && leg.sailing !== null;
}

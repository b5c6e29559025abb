import { carLeg, shipmentOf } from '../cars/car.ts';
import { isDriving, isSleeping } from '../cars/kinds.ts';
import { carLand } from '../cars/place.ts';
import type { Accident, ChangeEvent, ChangeType, Effect, Emergency } from '../library.ts';
import { isOpen } from '../orders/order.ts';
import type { Car, CarAction, GameState, Order } from '../state.ts';
import { carOf, openOf } from './find.ts';
import { isAsking } from './walk.ts';

/** What goes wrong at the ramp comes by the schedule, though it is of the subtype of late arrivals. (SIT-3) */
const AT_THE_RAMP: readonly CarAction[] = ['WAITING_FOR_LOADING', 'LOADING'];

/** Comes by the schedule; the others are brought by what happens: a check, a late arrival, a sailing. (rules §9; SIT-3) */
export function isScheduled({ subtype, status }: Emergency): boolean {
  if (subtype === 'PICKUP_OVER_TIME') return AT_THE_RAMP.includes(status);
  return subtype === 'EMERGENCY' || subtype === 'CAR_ACCIDENT';
}

/** Can this critical situation strike the car now: by type, land and what it does; on an order with no other one open, once. (rules §9; SIT-2) */
export function fitsCar(state: GameState, emergency: Emergency, car: Car): boolean {
  if (emergency.status !== car.state.action || !emergency.types.includes(car.type)) return false;
  const order = shipmentOf(state, car);
  if (order === null || !isOpen(order) || order.car !== car.id || isAtSea(car)) return false;
  if (openOf(order, 'emergencies').length > 0 || order.emergencies.some(({ id }) => id === emergency.id)) return false;
  if (!emergency.lands.includes(carLand(state, car))) return false;
  return isAsking(emergency.situation) || isAsking(emergency.carSituation) || isAsking(emergency.timeWindowSituation);
}

/** Can this random situation happen to the car now: by type and land, and each of its effects has something to work on. (rules §9; SIT-10) */
export function accidentFits(state: GameState, accident: Accident, car: Car): boolean {
  if (!accident.types.includes(car.type) || !isMomentFor(accident, car)) return false;
  const order = shipmentOf(state, car);
  if (order === null || !isOpen(order) || order.car !== car.id || isAtSea(car)) return false;
  if (order.accidents.some(({ id }) => id === accident.id)) return false;
  return accident.lands.includes(carLand(state, car)) && accident.effects.every((effect) => hasTarget(effect, order));
}

/** What ends a sleep comes to who sleeps, all else to who drives. */
function isMomentFor({ effects }: Accident, { state: { action } }: Car): boolean {
  if (effects.some(({ type }) => type === 'END_PARKING')) return isSleeping(action);
  return isDriving(action) && action !== 'DRIVING_ASSISTANCE';
}

/** Can this change come to the order now? (rules §9; SIT-11) */
export function changeFits(state: GameState, change: ChangeEvent, order: Order | undefined): boolean {
  if (
    order === undefined ||
    !isOpen(order) ||
    order.player === null ||
    order.reversed ||
    !change.types.includes(order.type)
  )
    return false;
  if (openOf(order, 'changes').length > 0 || order.changes.some(({ id }) => id === change.id)) return false;
  if (change.type === 'CHANGE_TRUCK' && change.truck === order.type) return false;
  return MOMENTS[change.type](state, order);
}

/** When each change can still be made. (rules §9; SIT-11) */
const MOMENTS: Readonly<Record<ChangeType, (state: GameState, order: Order) => boolean>> = {
  CHANGE_TRUCK: isBeforeLoading,
  CHANGE_PICK_TIME: isBeforeLoading,
  CHANGE_DELIVERY_TIME: (_state, order) => order.reportedAt === null,
  LATE_UNLOADING: (_state, order) => order.loaded && order.reportedAt === null,
};

function isBeforeLoading(state: GameState, order: Order): boolean {
  return !order.loaded && carOf(state, order)?.state.action !== 'LOADING';
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

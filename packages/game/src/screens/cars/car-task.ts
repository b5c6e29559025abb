import {
  isDriving,
  isMade,
  limitAt,
  orderStatus,
  ordersOf,
  planDelivery,
  restGoalOf,
  restRightAfterLoading,
  returnCost,
  stretchEndsAt,
  wayAfterLoading,
  workingAt,
  type Car,
  type DeliveryPlan,
  type GameSeconds,
  type GameState,
  type Grosze,
  type Order,
  type PlayerId,
} from '@fracht/engine';
import { nextRest } from './next-rest.ts';

/** The most urgent thing that the player can do with a car now; `isUrgent`: its button is solid. */
export type CarTask =
  | { readonly kind: 'PARK'; readonly isUrgent: boolean }
  | { readonly kind: 'SEND'; readonly order: Order; readonly isUrgent: boolean }
  | { readonly kind: 'GO'; readonly isUrgent: true }
  | { readonly kind: 'RETURN'; readonly cost: Grosze; readonly isUrgent: false }
  | { readonly kind: 'OPEN'; readonly order: Order['id']; readonly isUrgent: false };

/** From two hours before the limit on, choosing a parking comes first, in seconds. */
const URGENT_PARKING = 2 * 3600;

/** The most urgent task of a car at a moment, or null. `plan`: the plan of its order, if it has one. */
export function carTask(state: GameState, car: Car, plan: DeliveryPlan | null, at: GameSeconds): CarTask | null {
  if (car.state.action === 'STOPPED_BY_PLAYER') return { kind: 'GO', isUrgent: true };
  if (restGoalOf(car) !== null) return { kind: 'PARK', isUrgent: false };
  if (plan !== null && wayAfterLoading(state, car) !== null && restRightAfterLoading(car, plan) !== null)
    return { kind: 'PARK', isUrgent: true };
  if (needsParking(state, car, plan, at))
    return { kind: 'PARK', isUrgent: leftToLimit(state, car, at) <= URGENT_PARKING };
  if (car.shipment !== null) return { kind: 'OPEN', order: car.shipment, isUrgent: false };
  const order = bestOrderFor(state, car, at);
  if (order !== null) return { kind: 'SEND', order, isUrgent: isMade(state, planDelivery(state, car, order, at)) };
  if (car.state.action !== 'AVAILABLE' || car.subcontractor) return null;
  return car.state.at === car.base ? null : { kind: 'RETURN', cost: returnCost(state, car), isUrgent: false };
}

/**
 * The order for a free car: among the player's reserved orders without a car the first by its window that this car can deliver in time and before the game
 * ends, else simply the first.
 */
export function bestOrderFor(
  state: GameState,
  car: Car,
  at: GameSeconds,
  player: PlayerId | null = car.player,
): Order | null {
  if (player === null || (car.state.action !== 'FREE' && car.state.action !== 'AVAILABLE')) return null;
  const waiting = ordersOf(state, player).filter((order) => orderStatus(order) === 'BOOKED' && order.type === car.type);
  return waiting.find((order) => isMade(state, planDelivery(state, car, order, at))) ?? waiting[0] ?? null;
}

function needsParking(state: GameState, car: Car, plan: DeliveryPlan | null, at: GameSeconds): boolean {
  if (!isDriving(car.state.action) || car.state.action === 'DRIVING_TO_SLEEP') return false;
  if (leftToLimit(state, car, at) <= 0) return true;
  if (plan === null) return 'leg' in car.state && leftToLimit(state, car, at) < stretchEndsAt(car.state.leg) - at;
  return nextRest(plan, at) !== null;
}

function leftToLimit(state: GameState, car: Car, at: GameSeconds): number {
  const limit = limitAt(state, car);
  return limit === null ? state.setup.settings.car_worktime * 60 - workingAt(state, car, at) : limit - at;
}

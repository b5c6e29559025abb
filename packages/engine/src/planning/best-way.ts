import { carsOf, shipmentOf } from '../cars/car.ts';
import { companyCarsHeld, hiredCarsHeld } from '../cars/car-limits.ts';
import type { Car, CarOffer, GameState, Order } from '../state.ts';
import type { TripCalculation } from '../trip-state.ts';
import type { GameSeconds, PlayerId } from '../units.ts';
import { type BestCar, type CarRoom, bestCarFor, carCandidates, carRoomOf } from './best-car.ts';
import { calculateTrip, isEarning, tripMargin } from './calculate-trip.ts';
import { isMade } from './is-made.ts';
import { type NextTrip, tripAfter, tripAfterRest } from './onward.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';
import { recommendedCar } from './recommended-car.ts';

/** A limit on cars that keeps a player from a better way: how many of that kind he holds, and how many he may hold. */
export type CarsHeld = { readonly kind: 'COMPANY' | 'HIRED'; readonly held: number; readonly limit: number };

/**
 * How an order can be carried in time. `calculation`: what that brings; null: nothing carries it in time, and `plan` is that of the car that comes
 * nearest to it. (PLN-15)
 */
export type BestWay = {
  /** Null if it is an offer, which would have to be hired first. */
  readonly car: Car | null;
  readonly offer: CarOffer | null;
  readonly plan: DeliveryPlan;
  readonly calculation: TripCalculation | null;
  /** The car is on another order or its driver is resting, and it could be sent after that. */
  readonly comesFree: boolean;
};

/**
 * The best way for a player to carry an order in time, among those that are really possible: the car that is recommended now (CST-4); else one of
 * his own cars that will earn by it once it is free; else the cheapest car that makes it, at a loss; else the one that comes nearest to making
 * it. Null if there is no car at all. It does not know coming events, nor who will be first to take an order or a car. (PLN-15)
 */
export function wayToMake(state: GameState, order: Order, player: PlayerId, at: GameSeconds): BestWay | null {
  const recommended = recommendedCar(state, order, player, at);
  if (recommended !== null) return { ...recommended, comesFree: false };
  const later = bestLater(state, order, player, at);
  if (later !== null && isEarning(later.calculation)) return later;
  return cheapestMade(state, order, player, at) ?? later ?? nearest(bestCarFor(state, order, player, at));
}

/**
 * The limit on cars that keeps a player from earning by an order, or from having any car for it; null if none does. Asked when `wayToMake`
 * finds no way that earns. (PLN-15, CAR-3, CAR-12)
 */
export function carsHeld(state: GameState, order: Order, player: PlayerId, at: GameSeconds): CarsHeld | null {
  const room = carRoomOf(state, player);
  const hasAny = carCandidates(state, order, player, room).length > 0;
  const isKept = (more: CarRoom): boolean =>
    recommendedCar(state, order, player, at, more) !== null ||
    (!hasAny && carCandidates(state, order, player, more).length > 0);
  const { max_company_cars: company, max_subcontractors: hired } = state.setup.settings;
  if (!room.company && isKept({ ...room, company: true })) {
    return { kind: 'COMPANY', held: companyCarsHeld(state, player), limit: company };
  }
  if (!room.hired && isKept({ ...room, hired: true })) {
    return { kind: 'HIRED', held: hiredCarsHeld(state, player), limit: hired };
  }
  return null;
}

type Made = BestWay & { readonly calculation: TripCalculation };

/** The cheapest way of making it now, whether it earns or not. */
function cheapestMade(state: GameState, order: Order, player: PlayerId, at: GameSeconds): Made | null {
  const tried = new Set<string>();
  for (const { car, city, offer, likeness } of carCandidates(state, order, player)) {
    if (tried.has(likeness)) continue;
    tried.add(likeness);
    const plan = planDelivery(state, car, order, at);
    if (!isMade(state, plan)) continue;
    const calculation = calculateTrip(state.setup, order, { car, city, plan });
    return { car: offer === null ? car : null, offer, plan, calculation, comesFree: false };
  }
  return null;
}

/** The player's own car that earns most by an order once it is free. */
function bestLater(state: GameState, order: Order, player: PlayerId, at: GameSeconds): Made | null {
  let best: Made | null = null;
  for (const car of carsOf(state, player)) {
    const way = wayAfter(state, car, order, at);
    if (way !== null && (best === null || tripMargin(way.calculation) > tripMargin(best.calculation))) best = way;
  }
  return best;
}

/**
 * How a car of the player's that is not free can still make an order once it is: a car of the fleet after its present order, or any car after its
 * driver's rest in a city. Null if it does not make it. A hired car leaves after its present order. (PLN-15)
 */
export function wayAfter(state: GameState, car: Car, order: Order, at: GameSeconds): Made | null {
  if (car.type !== order.type) return null;
  const trip = car.shipment === null ? tripAfterRest(state, car, order) : tripAfterShipment(state, car, order, at);
  return trip === null ? null : { car, offer: null, ...trip, comesFree: true };
}

function tripAfterShipment(state: GameState, car: Car, order: Order, at: GameSeconds): NextTrip | null {
  const carried = car.subcontractor ? null : shipmentOf(state, car);
  if (carried === null || carried.id === order.id) return null;
  return tripAfter(state, { car, carried, plan: planDelivery(state, car, carried, at) }, order);
}

function nearest(best: BestCar | null): BestWay | null {
  return best === null
    ? null
    : { car: best.car, offer: best.offer, plan: best.plan, calculation: null, comesFree: false };
}

import { readyCity } from '../cars/ready-city.ts';
import { returnCost } from '../cars/return-cost.ts';
import { rested } from '../cars/work.ts';
import { offeredOrders, ordersOf } from '../orders/selectors.ts';
import { isOpen, unloadCity } from '../orders/order.ts';
import type { Car, GameState, Order } from '../state.ts';
import type { TripCalculation } from '../trip-state.ts';
import type { CityId, GameSeconds, Grosze, Metres, PlayerId } from '../units.ts';
import { paidMetres } from '../world/along.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import { calculateTrip, tripMargin } from './calculate-trip.ts';
import { isMade } from './is-made.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';

/** An order that would bring a car towards its base: what it brings, and what the rest of the way home would then cost. (CST-8) */
export type BackLoad = { readonly order: Order; readonly calculation: TripCalculation; readonly home: Grosze };

/** The two possibilities for a car that has unloaded away from its base. `metres`: the way home, `empty`: its cost. (CST-8) */
export type Onward = {
  readonly city: CityId;
  readonly base: CityId;
  readonly metres: Metres;
  readonly empty: Grosze;
  /**
   * The order, on offer or reserved by the player, that leaves most once the car is home; null if none can be made in time and beats the empty way.
   */
  readonly load: BackLoad | null;
};

/**
 * What comes after an order, with both possibilities calculated up to the car's base: home empty, or by way of one more order that is on offer now or reserved by the player
 * and still without a car. Null for a subcontractor, which leaves, and if the car is then at home. It does not know orders that may still come, nor who takes one first.
 * (CST-8)
 */
export function onwardOf(
  state: GameState,
  order: Order,
  { car, plan }: { readonly car: Car; readonly plan: DeliveryPlan },
  player: PlayerId,
): Onward | null {
  const city = unloadCity(order);
  if (car.subcontractor || city === car.base) return null;
  const there = unloaded(car, order, plan, player);
  const { home, abroad } = paidMetres(
    routeOf(state.setup.world, shortestPath(state.setup.world, city, car.base).cities),
  );
  const empty = returnCost(state, there);
  let load: BackLoad | null = null;
  let most = -empty;
  for (const other of [...offeredOrders(state), ...reserved(state, player)]) {
    const found = other.id === order.id ? null : backLoad(state, there, other, plan);
    if (found === null || leftOf(found) <= most) continue;
    load = found;
    most = leftOf(found);
  }
  return { city, base: car.base, metres: home + abroad, empty, load };
}

/** What one more order leaves once the car is home. (CST-8) */
export function leftOf({ calculation, home }: BackLoad): Grosze {
  return tripMargin(calculation) - home;
}

/** The player's reserved orders for which no car has been sent yet. */
function reserved(state: GameState, player: PlayerId): readonly Order[] {
  return ordersOf(state, player).filter((order) => isOpen(order) && order.car === null && !order.loaded);
}

function backLoad(state: GameState, there: Car, order: Order, { deliveredAt }: DeliveryPlan): BackLoad | null {
  const trip = tripOf(state, there, order, deliveredAt);
  if (trip === null) return null;
  return { order, calculation: trip.calculation, home: returnCost(state, standing(there, order.destination)) };
}

export type NextTrip = { readonly plan: DeliveryPlan; readonly calculation: TripCalculation };

/**
 * What one more order brings with a car after unloading its present cargo; null if the car does not make it in time, or before the end of the game.
 * (PLN-15)
 */
export function tripAfter(
  state: GameState,
  { car, carried, plan }: { readonly car: Car; readonly carried: Order; readonly plan: DeliveryPlan },
  order: Order,
): NextTrip | null {
  return tripOf(state, unloaded(car, carried, plan, car.player), order, plan.deliveredAt);
}

/** The same for a car without an order whose driver is asleep in a city, once he wakes; null for any other car, too. (PLN-15) */
export function tripAfterRest(state: GameState, car: Car, order: Order): NextTrip | null {
  const { state: sleep } = car;
  if (sleep.action !== 'SLEEPING' && sleep.action !== 'SLEEPING_GUARDED') return null;
  if (sleep.then.action !== 'AVAILABLE') return null;
  const { idleSince: _idle, pausedSince: _pause, ...awake } = rested(standing(car, sleep.then.at));
  return tripOf(state, awake, order, sleep.until);
}

function tripOf(state: GameState, there: Car, order: Order, at: GameSeconds): NextTrip | null {
  const city = readyCity(state.setup, there, order, there.player);
  if (city === null) return null;
  const plan = planDelivery(state, there, order, at);
  if (!isMade(state, plan)) return null;
  return { plan, calculation: calculateTrip(state.setup, order, { car: there, city, plan }) };
}

/** The car after its order, which may have been its last course abroad. */
function unloaded(car: Car, order: Order, plan: DeliveryPlan, player: PlayerId | null): Car {
  const euCourses = car.euCourses + (order.eu ? 1 : 0);
  return { ...delivered(standing(car, unloadCity(order)), plan), player, euCourses };
}

/** The car with its driver as tired as the plan leaves him. Any pause that he is taking now is over by then. */
function delivered({ idleSince: _idle, pausedSince: _pause, ...car }: Car, plan: DeliveryPlan): Car {
  const { working, dutySince, breakAt } = plan;
  return { ...car, working, dutySince, breakAt };
}

function standing(car: Car, city: CityId): Car {
  return { ...car, shipment: null, shipmentLoaded: false, state: { action: 'AVAILABLE', at: city } };
}

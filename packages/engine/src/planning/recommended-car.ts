import { orderPay } from '../orders/terms.ts';
import type { Car, CarOffer, GameState, Order } from '../state.ts';
import type { TripCalculation } from '../trip-state.ts';
import type { GameSeconds, Grosze, PlayerId } from '../units.ts';
import { type CarRoom, carCandidates, carRoomOf } from './best-car.ts';
import { calculateTrip, isEarning, tripMargin } from './calculate-trip.ts';
import { isMade } from './is-made.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';

/** A car that could be booked for an order, or an offer that would have to be added first, with what the trip brings. (CST-4) */
export type RecommendedCar = {
  readonly car: Car | null;
  readonly offer: CarOffer | null;
  readonly plan: DeliveryPlan;
  readonly calculation: TripCalculation;
};

/**
 * The car to recommend for an order: of those that make it in time with rested drivers, before the end of the game, the one that leaves most of the
 * freight; among equals the first of `bestCarFor`. Null if none of them earns anything. `room` defaults to what the limits on cars leave. (CST-4, PLN-15)
 */
export function recommendedCar(
  state: GameState,
  order: Order,
  player: PlayerId,
  at: GameSeconds,
  room: CarRoom = carRoomOf(state, player),
): RecommendedCar | null {
  const tried = new Set<string>();
  let best: RecommendedCar | null = null;
  for (const { car, city, offer, cost, likeness } of carCandidates(state, order, player, room)) {
    if (best !== null && mostLeft(order, cost) <= tripMargin(best.calculation)) break;
    if (tried.has(likeness)) continue;
    tried.add(likeness);
    const plan = planDelivery(state, car, order, at);
    if (!isMade(state, plan)) continue;
    const calculation = calculateTrip(state.setup, order, { car, city, plan });
    if (!isEarning(calculation)) continue;
    if (best !== null && tripMargin(calculation) <= tripMargin(best.calculation)) continue;
    best = { car: offer === null ? car : null, offer, plan, calculation };
  }
  return best;
}

/**
 * The most that a candidate can leave: its kilometres and ferries are known, and nights only add to them. Candidates are sorted by that cost;
 * two drives rounded separately can cost one grosz less than together.
 */
function mostLeft(order: Order, cost: Grosze): Grosze {
  return orderPay(order) - cost + 1;
}

import type { Car, GameSetup, Order } from '../state.ts';
import type { CityId, Grosze } from '../units.ts';
import { approachTo, haulOf, standingCost } from './standing-plan.ts';

/**
 * The cost in grosze of carrying an order with a car that stands in `city`: the km of the approach and the order, and the ferry tickets on
 * both. A subcontractor costs its price per km, at least its minimum; a company car its cost per km, without the way home. (PLN-8)
 */
export function tripCost(setup: GameSetup, order: Order, car: Car, city: CityId): Grosze {
  const approach = approachTo(setup, car.type, [city, order.base], { working: 0 });
  return standingCost(haulOf(setup, order), approach, car);
}

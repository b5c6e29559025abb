import type { Car, GameSetup, Order } from '../state.ts';
import type { CityId, Grosze } from '../units.ts';
import { approachTo, haulOf, standingCost } from './standing-plan.ts';

/**
 * What carrying an order costs with a car that stands in `city`: km of the approach and of the order and the ferry tickets on
 * both, in grosze. A subcontractor has its price per km and its minimum; a company car its cost, and its way home is not in it.
 * (PLN-8)
 */
export function tripCost(setup: GameSetup, order: Order, car: Car, city: CityId): Grosze {
  const approach = approachTo(setup, car.type, [city, order.base], 0);
  return standingCost(haulOf(setup, order), approach, car);
}

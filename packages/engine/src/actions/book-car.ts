import { assign } from '../cars/assign.ts';
import { carAt, carIndex } from '../cars/car.ts';
import { orderAt, orderIndex, withOrder } from '../orders/order.ts';
import { calculateTrip } from '../planning/calculate-trip.ts';
import { planDelivery } from '../planning/plan-delivery.ts';
import { hasChange } from '../rules-version.ts';
import type { Car, GameState } from '../state.ts';
import { type CityId, type OrderPlace, minutes } from '../units.ts';
import type { Apply } from './rule.ts';

/** A player books a free car for one of his orders; the car then prepares for `preparation_minutes`. (CAR-3) */
export const applyBookCar: Apply<'BOOK_CAR'> = (state, { order: id, car: carId }, { player }) => {
  const place = orderIndex(state, id);
  const index = carIndex(state, carId);
  const car = carAt(state, index);
  if (!('at' in car.state)) throw new Error(`Car ${carId} is on the road`);
  const city = car.state.at;
  const until = state.now + minutes(state.setup.settings.preparation_minutes);
  return assign(withCalculation(state, place, car, city), { place, index, player, city, until });
};

/** Stores in the order what it is expected to bring and to cost with this car. (CST-5) */
function withCalculation(state: GameState, place: OrderPlace, car: Car, city: CityId): GameState {
  if (!hasChange(state.setup, 'KEEPS_CALCULATION')) return state;
  const order = orderAt(state, place);
  const plan = planDelivery(state, car, order, state.now);
  return withOrder(state, place, { ...order, calculation: calculateTrip(state.setup, order, { car, city, plan }) });
}

import { assign } from '../cars/assign.ts';
import { carAt, carIndex } from '../cars/car.ts';
import { orderIndex } from '../orders/order.ts';
import { minutes } from '../units.ts';
import type { Apply } from './rule.ts';

/** A player books a free car for an own order; it prepares for `preparation_minutes`. (CAR-3) */
export const applyBookCar: Apply<'BOOK_CAR'> = (state, { order: id, car: carId }, { player }) => {
  const index = orderIndex(state, id);
  const place = carIndex(state, carId);
  const car = carAt(state, place);
  if (!('at' in car.state)) throw new Error(`Car ${carId} is on the road`);
  const until = state.now + minutes(state.setup.settings.preparation_minutes);
  return assign(state, { place: index, index: place, player, city: car.state.at, until });
};

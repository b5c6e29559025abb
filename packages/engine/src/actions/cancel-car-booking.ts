import { withoutCar } from '../orders/stages.ts';
import { carAt, carIndex, shipmentIndex } from '../cars/car.ts';
import { release } from '../cars/release.ts';
import { withOrder } from '../orders/order.ts';
import type { Apply } from './rule.ts';

/** A player takes a car off its order before loading begins: it stops at the next city, and what it has driven is paid for. (CAR-15) */
export const applyCancelCarBooking: Apply<'CANCEL_CAR_BOOKING'> = (state, { car: id }) => {
  const index = carIndex(state, id);
  const place = shipmentIndex(state, carAt(state, index));
  const order = state.orders[place];
  const freed = order === undefined ? state : withOrder(state, place, withoutCar(order));
  return release(freed, index);
};

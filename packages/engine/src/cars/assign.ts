import { orderAt, withOrder } from '../orders/order.ts';
import { withItsCar } from '../orders/stages.ts';
import type { Car, GameState } from '../state.ts';
import type { CityId, GameSeconds, PlayerId, CarPlace, OrderPlace } from '../units.ts';
import { carAt } from './car.ts';
import { withCar } from './with-car.ts';

/** A booking: which car, in which city, takes which order for which player. */
export type Assignment = {
  readonly place: OrderPlace;
  readonly index: CarPlace;
  readonly player: PlayerId;
  readonly city: CityId;
  /** When it is ready to leave. */
  readonly until: GameSeconds;
};

/** Books a car that stands in a city for an order: car and order then refer to each other. (CAR-3, INV-2) */
export function assign(state: GameState, { place, index, player, city, until }: Assignment): GameState {
  const order = orderAt(state, place);
  const car = carAt(state, index);
  const booked: Car = { ...car, player, shipment: order.id, state: { action: 'FREE_BOOKED', at: city, until } };
  return withCar(withOrder(state, place, withItsCar(order, car.id)), index, booked);
}

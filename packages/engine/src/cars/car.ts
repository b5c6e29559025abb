import type { Car, CarState, GameState, Leg, Order } from '../state.ts';
import { findOrder, orderIndex } from '../orders/order.ts';
import type { CarId, CityId, PlayerId, CarPlace, OrderPlace } from '../units.ts';
import { isDrive, stateToResume } from './kinds.ts';

/** The car at an index of the list. Throws for an index outside the list, which would be a bug. */
export function carAt(state: GameState, index: CarPlace): Car {
  const car = state.cars[index];
  if (car === undefined) throw new Error(`No car at ${index}`);
  return car;
}

/** The car's index in the list, -1 if there is none. */
export function carIndex(state: GameState, id: CarId): CarPlace {
  return state.carIndex[id] ?? hiredIndex(state, id);
}

/**
 * Finds a hired car by linear search: there are only a few of them, after the fleet in the list, and a lookup table would have to be rebuilt for each
 * hire.
 */
function hiredIndex({ cars }: GameState, id: CarId): CarPlace {
  for (let place = cars.length - 1; cars[place]?.subcontractor === true; place -= 1) {
    if (cars[place]?.id === id) return place;
  }
  return -1;
}

/** The car, or null if there is none, or it was lost or has left. */
export function findCar(state: GameState, id: CarId): Car | null {
  const car = state.cars[carIndex(state, id)];
  return car === undefined || car.gone ? null : car;
}

/** The cars a player holds, in the list's order. */
export function carsOf(state: GameState, player: PlayerId): readonly Car[] {
  return state.cars.filter((car) => car.player === player && !car.gone);
}

/** The order a car is booked for or carries, or null. */
export function shipmentOf(state: GameState, car: Car): Order | null {
  return car.shipment === null ? null : findOrder(state, car.shipment);
}

/** The list index of the order that a car is booked for or carries, -1 if there is none. */
export function shipmentIndex(state: GameState, car: Car): OrderPlace {
  return car.shipment === null ? -1 : orderIndex(state, car.shipment);
}

/** An order and its index in the list. */
export type PlacedOrder = { readonly place: OrderPlace; readonly order: Order };

/** The order that a car is booked for or carries, with its index. Throws for a car without an order, which would be a bug. */
export function shipmentAt(state: GameState, car: Car): PlacedOrder {
  const place = shipmentIndex(state, car);
  const order = state.orders[place];
  if (order === undefined) throw new Error(`Car ${car.id} has no order ${car.shipment}`);
  return { place, order };
}

/** The city a car stands in, asleep or awake; null on the road. */
export function carCity(car: Car): CityId | null {
  const { state } = car;
  if ('at' in state) return state.at;
  if (state.action === 'DRIVING_TO_SLEEP' || isDrive(state)) return null;
  return state.then !== null && 'at' in state.then ? state.then.at : null;
}

/** The leg that a car is driving or will continue after its stop; null in a city. */
export function carLeg(car: Car): Leg | null {
  const doing = stateToResume(car.state);
  return doing !== null && 'leg' in doing ? doing.leg : null;
}

/** The car with another state. */
export function inState(car: Car, state: CarState): Car {
  return { ...car, state };
}

/** The car of an order, or null. */
export function carOf(state: GameState, order: Order): Car | null {
  return order.car === null ? null : findCar(state, order.car);
}

import type { CarPlace } from '../units.ts';
import { happen } from '../happenings/happen.ts';
import type { Car, GameState } from '../state.ts';
import { withCarTimer } from '../timers/queue.ts';
import { carAt, carCity } from './car.ts';
import { withDuty } from './duty.ts';
import { nextCarEvent } from './next-event.ts';
import { isSleeping } from './kinds.ts';

/** Replaces one car and updates its timer and the driver's day; a new car action is written into the journal of the player who holds the car. (CLK-5, DAY-1, LOG-3) */
export function withCar(state: GameState, index: CarPlace, changedCar: Car): GameState {
  const before = carAt(state, index);
  const car = withDuty(state, changedCar);
  const timers = withCarTimer(state.timers, index, nextCarEvent(state, car));
  if (car === before) return timers === state.timers ? state : { ...state, timers };
  const changed: GameState = { ...state, cars: replaced(state.cars, index, car), timers };
  const player = car.player ?? before.player;
  if (player === null || car.gone || before.state.action === car.state.action) return changed;
  return happen(changed, {
    what: 'CAR_TOOK_UP',
    player,
    action: car.state.action,
    car: car.id,
    order: car.shipment ?? before.shipment,
    city: carCity(car),
    parking: isSleeping(car.state.action) && 'parking' in car.state ? car.state.parking : null,
  });
}

/** Replaces one car in the list and nothing else: timer and journal are out of date until the step ends with `withCar` for the same car. */
export function withCarInListOnly(state: GameState, index: CarPlace, car: Car): GameState {
  return car === carAt(state, index) ? state : { ...state, cars: replaced(state.cars, index, car) };
}

function replaced(cars: readonly Car[], index: CarPlace, car: Car): readonly Car[] {
  const list = cars.slice();
  list[index] = car;
  return list;
}

import type { CarPlace, CityId } from '../units.ts';
import { assertNever } from '../result.ts';
import type { AfterStop, GameState } from '../state.ts';
import { carAt, inState, shipmentAt } from '../cars/car.ts';
import { setOut } from '../cars/drive.ts';
import { idle } from '../cars/idle.ts';
import { takeUpDrive } from '../cars/take-up-drive.ts';
import { reportForLoading, reportForUnloading } from './report.ts';
import { withCar } from '../cars/with-car.ts';

/** A car continues with what it was doing before it slept or stopped. (CAR-11, SLP-7) */
export function resume(state: GameState, index: CarPlace, then: AfterStop): GameState {
  if ('leg' in then) return takeUpDrive(state, index, then);
  const car = carAt(state, index);
  switch (then.action) {
    case 'AVAILABLE':
      return idle(state, index, then.at);
    case 'FREE_BOOKED':
      if (then.until <= state.now) return leaveForShipment(state, index, then.at);
      return withCar(state, index, inState(car, then));
    case 'WAITING_FOR_LOADING':
      return reportForLoading(state, index, then.at);
    case 'WAITING_FOR_UNLOADING':
      return reportForUnloading(state, index, then.at);
    default:
      return assertNever(then);
  }
}

/** Preparation is over: the car leaves for the loading city or, if it is there, reports at once. (CAR-4) */
export function leaveForShipment(state: GameState, index: CarPlace, city: CityId): GameState {
  const car = carAt(state, index);
  const { order } = shipmentAt(state, car);
  if (order.base === city) return reportForLoading(state, index, city);
  return setOut(state, index, 'DRIVING_TO_SHIPMENT', city, order.base);
}

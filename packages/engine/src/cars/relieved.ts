import type { GameState } from '../state.ts';
import type { CarPlace } from '../units.ts';
import { carAt } from './car.ts';
import { withLeg } from './doing.ts';
import { stopCarOnLeg } from './drive.ts';
import { withCar } from './with-car.ts';
import { rested } from './work.ts';

/** Makes the car's driver as fresh as after a rest; on the road, from this point on. (EFF-18) */
export function relieved(state: GameState, place: CarPlace): GameState {
  const car = carAt(state, place);
  if (!('leg' in car.state)) return withCar(state, place, rested(car));
  const { car: still, leg } = stopCarOnLeg(state, car, car.state.leg);
  return withCar(state, place, rested(withLeg(still, leg)));
}

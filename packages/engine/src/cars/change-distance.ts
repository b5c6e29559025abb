import { carAt, carLeg } from './car.ts';
import { replaceLeg } from './close-leg.ts';
import { stopCarOnLeg } from './drive.ts';
import { withCar } from './with-car.ts';
import type { GameState } from '../state.ts';
import type { Metres, CarPlace } from '../units.ts';

/**
 * Makes a car's leg longer or shorter by some metres; the distance to its next stop never falls below 0. Does nothing to a car in a city or at sea.
 * (EFF-11, EFF-12)
 */
export function changeDistance(state: GameState, place: CarPlace, metres: Metres): GameState {
  if (place === -1) return state;
  const car = carAt(state, place);
  const leg = carLeg(car);
  if (leg === null || leg.sailing !== null) return state;
  const { car: still, leg: settled } = stopCarOnLeg(state, car, leg);
  const ahead = 'leg' in still.state ? settled.until - settled.from : settled.length - settled.from;
  const extra = Math.max(0 - ahead, settled.extra + metres);
  return withCar(state, place, replaceLeg(still, { ...settled, extra }));
}

import type { CarPlace } from '../units.ts';
import type { Car, GameState, Leg } from '../state.ts';
import { carAt, carLeg, inState } from './car.ts';
import { chargeLeg } from './charge.ts';
import { withLeg } from './doing.ts';
import { stopCarOnLeg } from './drive.ts';
import { isDrive, stateToResume } from './kinds.ts';
import { withCarInListOnly } from './with-car.ts';

/** Stops a car on its leg where it is now and charges what it has driven. A car without a leg stays as it is. (PAY-2) */
export function closeLeg(state: GameState, index: CarPlace): GameState {
  const doing = stateToResume(carAt(state, index).state);
  const leg = carLeg(carAt(state, index));
  if (leg === null || doing === null || !('leg' in doing)) return state;
  const still = stopCarOnLeg(state, carAt(state, index), leg);
  const charged = chargeLeg(state, still.car, still.leg, doing.action);
  return withCarInListOnly(charged.state, index, replaceLeg(charged.car, { ...still.leg, home: 0, abroad: 0 }));
}

/** Replaces a car's leg: the one it is driving, or the one kept until its stop or sleep is over. */
export function replaceLeg(car: Car, leg: Leg): Car {
  const { state } = car;
  if ('leg' in state) return withLeg(car, leg);
  if (!('then' in state) || !isDrive(state.then)) return car;
  return inState(car, { ...state, then: { ...state.then, leg } });
}

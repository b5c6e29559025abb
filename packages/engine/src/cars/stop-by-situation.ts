import type { CarPlace } from '../units.ts';
import { carAt, carLeg, inState } from './car.ts';
import { stopCarOnLeg } from './drive.ts';
import { isDriving } from './kinds.ts';
import { stateAfterStop } from './take-up-drive.ts';
import { withCar } from './with-car.ts';
import type { GameState, InCity } from '../state.ts';
import { isStoppedBySituation } from './is-stopped-by-situation.ts';

/** Stops a car on the road if its order has an open critical situation; a car at sea stops once it has landed. (SIT-7) */
export function stopIfStruck(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (!isDriving(car.state.action) || car.gone || !isStoppedBySituation(state, car)) return state;
  return stopped(state, index);
}

/** Makes a car in a city wait there until the situations of its order are answered; then it continues with `then`. (SIT-7) */
export function standAndWait(state: GameState, index: CarPlace, then: InCity): GameState {
  const car = carAt(state, index);
  const { now } = state;
  return withCar(state, index, inState(car, { action: 'WAITING_EMERGENCY_STOP', since: now, until: now, then }));
}

function stopped(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  const leg = carLeg(car);
  const then = stateAfterStop(state, car.state);
  if (leg === null || then === null || leg.sailing !== null) return state;
  const { car: still, leg: settled } = stopCarOnLeg(state, car, leg);
  const { now } = state;
  return withCar(
    state,
    index,
    inState(still, {
      action: 'WAITING_EMERGENCY_STOP',
      since: now,
      until: now,
      then: 'leg' in then ? { ...then, leg: settled } : then,
    }),
  );
}

import { carAt, carIndex, inState } from '../cars/car.ts';
import { driveKind } from '../cars/doing.ts';
import { restartLegNow, stopCarOnLeg } from '../cars/drive.ts';
import { isInCity } from '../cars/kinds.ts';
import { metresToParking } from '../cars/parking.ts';
import { liesAfterLoading, withoutRestChosen } from '../cars/rest-chosen.ts';
import { resume } from '../course/resume.ts';
import { fallAsleep } from '../cars/sleep.ts';
import { wake } from '../course/wake.ts';
import { withCar, withCarInListOnly } from '../cars/with-car.ts';
import type { Car, DrivingAction, GameState, Leg } from '../state.ts';
import type { ParkingId, CarPlace } from '../units.ts';
import { stopIfStruck } from '../cars/stop-by-situation.ts';
import { findParking } from '../world/lookup.ts';
import type { Apply } from './rule.ts';

/**
 * A player sends a car to a parking ahead or in its city to sleep, stops it at the roadside (HERE) or sets it going again (GO). A parking chosen for the drive after a loading is remembered.
 * (SLP-4, SLP-5, SLP-8)
 */
export const applySelectParking: Apply<'SELECT_PARKING'> = (state, { car: id, parking }) => {
  const index = carIndex(state, id);
  if (parking === 'HERE') return stopHere(state, index);
  if (parking === 'GO') return stopIfStruck(go(state, index), index);
  return goToSleep(state, index, parking);
};

function stopHere(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  const action = driveKind(car);
  if (action === null || !('leg' in car.state)) return state;
  const { car: still, leg } = stopCarOnLeg(state, car, car.state.leg);
  return withCar(
    state,
    index,
    inState(still, { action: 'STOPPED_BY_PLAYER', since: state.now, then: { action, leg } }),
  );
}

function go(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (car.restsNext !== undefined) return withCar(state, index, withoutRestChosen(car));
  if (car.state.action === 'STOPPED_BY_PLAYER') return resume(state, index, car.state.then);
  if (car.state.action !== 'DRIVING_TO_SLEEP') return wake(state, index);
  const { car: still, leg } = stopCarOnLeg(state, car, car.state.leg);
  return resume(withCar(state, index, still), index, { action: car.state.then, leg });
}

function goToSleep(state: GameState, index: CarPlace, parking: ParkingId): GameState {
  const car = carAt(state, index);
  const place = findParking(state.setup.world, parking);
  if (liesAfterLoading(state, car, parking)) return withCar(state, index, { ...car, restsNext: parking });
  if (isInCity(car.state)) {
    const bare = withCarInListOnly(state, index, withoutRestChosen(car));
    return place === undefined ? state : fallAsleep(bare, index, place, car.state);
  }
  const metres = metresToParking(state, car, parking);
  const doing = drive(car);
  if (metres === null || doing === null) return state;
  const { car: still, leg } = stopCarOnLeg(state, car, doing.leg);
  const onward = restartLegNow(state, leg, metres);
  return withCar(
    state,
    index,
    inState(still, { action: 'DRIVING_TO_SLEEP', leg: onward, parking, then: doing.action }),
  );
}

function drive(car: Car): { readonly action: DrivingAction; readonly leg: Leg } | null {
  if (car.state.action === 'STOPPED_BY_PLAYER') return car.state.then;
  const action = driveKind(car);
  return action === null || !('leg' in car.state) ? null : { action, leg: car.state.leg };
}

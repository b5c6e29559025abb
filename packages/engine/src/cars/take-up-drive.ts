import { happen } from '../happenings/happen.ts';
import { hasChange } from '../rules-version.ts';
import type { AfterStop, CarState, GameState } from '../state.ts';
import type { CarPlace } from '../units.ts';
import { carAt, inState } from './car.ts';
import { restartLegNow } from './drive.ts';
import { stateToResume } from './kinds.ts';
import { metresToParking } from './parking.ts';
import { withCar } from './with-car.ts';

/**
 * The state to which a car will return after a situation that stops it now, including the parking to which it was sent; null if it is
 * doing nothing. Under earlier versions of the rules the parking is forgotten. (SLP-7)
 */
export function stateAfterStop({ setup }: Pick<GameState, 'setup'>, doing: CarState): AfterStop | null {
  const then = stateToResume(doing);
  if (doing.action !== 'DRIVING_TO_SLEEP' || then === null || !('leg' in then)) return then;
  return hasChange(setup, 'STOP_KEEPS_PARKING') ? { ...then, parking: doing.parking } : then;
}

/**
 * Sets a standing car going again: to the parking to which it was sent before it stopped or, if that no longer lies ahead, along its route, in
 * which case the player is told. (DRV-2, SLP-7)
 */
export function takeUpDrive(
  state: GameState,
  index: CarPlace,
  { action, leg, parking }: Exclude<AfterStop, { readonly at: unknown }>,
): GameState {
  const car = carAt(state, index);
  const going = inState(car, { action, leg: restartLegNow(state, leg) });
  if (parking === undefined) return withCar(state, index, going);
  const metres = metresToParking(state, going, parking);
  if (metres !== null) {
    const toSleep = {
      action: 'DRIVING_TO_SLEEP',
      leg: restartLegNow(state, leg, metres),
      parking,
      then: action,
    } as const;
    return withCar(state, index, inState(car, toSleep));
  }
  const about = { player: car.player, car: car.id, order: car.shipment };
  return happen(withCar(state, index, going), { what: 'PARKING_DROPPED', ...about });
}

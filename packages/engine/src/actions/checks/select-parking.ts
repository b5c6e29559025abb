import { isDriving, isInCity, isSleeping } from '../../cars/kinds.ts';
import { isOnWay, metresToParking } from '../../cars/parking.ts';
import { liesAfterLoading, wayAfterLoading } from '../../cars/rest-chosen.ts';
import type { RejectionCode } from '../../rejections.ts';
import type { Car, GameState } from '../../state.ts';
import type { ParkingId } from '../../units.ts';
import { findParking } from '../../world/lookup.ts';
import { ownCarInPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/**
 * A player sends a car to a parking ahead or in its city to sleep, stops it at the roadside (HERE) or sets it going again (GO). A parking chosen for the drive after a loading is remembered.
 * (SLP-4, SLP-5, SLP-8)
 */
export const selectParking: ActionCheck<'SELECT_PARKING'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { car: id, parking }, actor) {
    const found = ownCarInPlay(state, id, actor);
    if (found.refusal !== null) return found.refusal;
    if (parking === 'HERE') return refuseHere(found.value);
    if (parking === 'GO') return found.value.restsNext === undefined ? refuseGo(found.value) : null;
    return refuseParking(state, found.value, parking);
  },
};

function refuseHere({ state }: Car): RejectionCode | null {
  return 'leg' in state && state.leg.sailing === null ? null : 'CAR_NOT_DRIVING';
}

function refuseGo({ state: { action } }: Car): RejectionCode | null {
  const stands = action === 'STOPPED_BY_PLAYER' || action === 'DRIVING_TO_SLEEP' || isSleeping(action);
  return stands ? null : 'CAR_NOT_STOPPED';
}

function refuseParking(state: GameState, car: Car, parking: ParkingId): RejectionCode | null {
  const place = findParking(state.setup.world, parking);
  if (place === undefined) return 'PARKING_UNKNOWN';
  if (liesAfterLoading(state, car, parking)) return null;
  if (wayAfterLoading(state, car) !== null && !isInCity(car.state)) return 'PARKING_ELSEWHERE';
  if (isInCity(car.state)) return place.city === car.state.at ? null : 'PARKING_ELSEWHERE';
  if (!isDriving(car.state.action) && car.state.action !== 'STOPPED_BY_PLAYER') return 'CAR_NOT_DRIVING';
  if (metresToParking(state, car, parking) !== null) return null;
  return isOnWay(state, car, parking) ? 'PARKING_BEHIND' : 'PARKING_ELSEWHERE';
}

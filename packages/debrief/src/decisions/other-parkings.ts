import {
  type ActionOf,
  type Car,
  type CarId,
  type GameState,
  type ParkingAhead,
  type Seconds,
  findCar,
  parkingsAhead,
} from '@fracht/engine';
import type { Alternative } from './decision.ts';

/** The most other parkings tried for a decision. (DCN-2) */
const MOST_PARKINGS = 3;

/** The alternatives to a choice of parking: leaving the car as it is, or another parking ahead. (DCN-2) */
export function otherParkings(state: GameState, action: ActionOf<'SELECT_PARKING'>): readonly Alternative[] {
  const car = findCar(state, action.car);
  return car === null ? [] : [{ actions: [] }, ...parkingsFor(state, car, action.parking)];
}

/**
 * The best parkings ahead of a car: the last guarded one and the last of any kind before the limit of work time, the first guarded one and the
 * first of all; each only once, and without the one that was chosen. (DCN-2)
 */
export function parkingsFor(state: GameState, car: Car, without: string | null): readonly Alternative[] {
  const ahead = parkingsAhead(state, car, state.now);
  const within = ahead.filter(({ overrun }) => overrun <= 0);
  const isGuarded = ({ parking }: ParkingAhead): boolean => parking.guarded;
  const picked = [within.findLast(isGuarded), within.at(-1), ahead.find(isGuarded), ahead[0]];
  const ids = new Set(picked.flatMap((stop) => (stop === undefined ? [] : [stop.parking.id])));
  return [...ids]
    .filter((parking) => parking !== without)
    .slice(0, MOST_PARKINGS)
    .map((parking) => ({ actions: [{ action: 'SELECT_PARKING', car: car.id, parking }] }));
}

/**
 * By how many seconds a car exceeds its driver's limit when it reaches a parking ahead; zero or negative: within it. Null if the parking is not
 * ahead.
 */
export function overrunTo(state: GameState, id: CarId | null, parking: string): Seconds | null {
  const car = id === null ? null : findCar(state, id);
  const ahead = car === null ? [] : parkingsAhead(state, car, state.now);
  return ahead.find((stop) => stop.parking.id === parking)?.overrun ?? null;
}

import {
  type Car,
  type CarId,
  type GameSeconds,
  type GameState,
  type Happening,
  findCar,
  findOrder,
  isInCity,
  isSleeping,
  parkingsAhead,
  planDelivery,
} from '@fracht/engine';
import { type Recording, nextEntryAfter, stateBetween } from '../recording.ts';

/** How many seconds a rest has to remain possible for a person to choose it: nobody clicks in the very second in which a car sets out. */
const TIME_TO_CHOOSE = 60;

/**
 * The last moment before something at which the player could have chosen a rest within the limit for the car, during the drives with its order since the driver's
 * last rest: a parking was still ahead or, in a city, the plan rested there first. Null if there was none. (DCN-7)
 */
export function lastChanceOfRest(recording: Recording, { car: id, player, order, at }: Happening): GameSeconds | null {
  if (id === null) return null;
  const turns = [
    ...new Set(recording.happenings.flatMap((told) => (told.car === id && told.at < at ? [told.at] : []))),
  ];
  let [later, end]: [Car | null, GameSeconds] = [null, at];
  for (const begin of turns.toReversed()) {
    const state = stateBetween(recording, nextEntryAfter(recording, begin), begin);
    const car = findCar(state, id);
    // What followed from an earlier order is charged to the booking of the car.
    if (car?.player !== player || car.shipment !== order || isSleeping(car.state.action)) return null;
    if (later !== null && hasRested(car, later)) return null;
    const { moments, isSpoilt } = waysToRest(state, car, end);
    const moment = moments.find((one) => one >= begin && canRest(recording, id, one));
    if (moment !== undefined || isSpoilt) return moment ?? null;
    later = car;
    end = begin;
  }
  return null;
}

/** Whether a driver rested between two moments of a car. */
export function hasRested(before: Car, after: Car): boolean {
  return before.working > after.working || (before.dutySince !== undefined && before.dutySince !== after.dutySince);
}

/**
 * The moments before each parking within the limit that the car passes until `end` if it continues what it is doing, the last one first; in a city, before
 * leaving it. `isSpoilt`: another parking still lies ahead at that time, so that if it is no longer within the limit later, something that happened on the way,
 * such as the answer to a situation, has made it unreachable.
 */
function waysToRest(
  state: GameState,
  car: Car,
  end: GameSeconds,
): { readonly moments: readonly GameSeconds[]; readonly isSpoilt: boolean } {
  const ahead = isInCity(car.state) ? [] : parkingsAhead(state, car, state.now).filter(({ overrun }) => overrun <= 0);
  const passed = ahead.filter(({ arrivesAt }) => arrivesAt < end + TIME_TO_CHOOSE);
  const ends = isInCity(car.state) ? [end] : passed.map(({ arrivesAt }) => Math.min(end, arrivesAt)).toReversed();
  return { moments: ends.map((one) => one - TIME_TO_CHOOSE), isSpoilt: passed.length < ahead.length };
}

/** Whether a rest within the limit could be chosen for a car at a moment. */
function canRest(recording: Recording, id: CarId, at: GameSeconds): boolean {
  const state = stateBetween(recording, nextEntryAfter(recording, at), at);
  const car = findCar(state, id);
  if (car === null) return false;
  return isInCity(car.state) ? restsHereFirst(state, car) : hasParking(state, id);
}

/** Whether a parking within the limit is still ahead of a driver. */
export function hasParking(state: GameState, id: CarId): boolean {
  const car = findCar(state, id);
  return car !== null && parkingsAhead(state, car, state.now).some(({ overrun }) => overrun <= 0);
}

/** Whether the plan of a car's order lets the driver rest in the city where the car stands before he does anything else. */
function restsHereFirst(state: GameState, car: Car): boolean {
  const order = car.shipment === null ? null : findOrder(state, car.shipment);
  if (order === null) return false;
  const first = planDelivery(state, car, order, state.now).steps.find(({ activity }) => activity !== 'PREPARE');
  return first?.activity === 'REST' && first.parking === null;
}

import type { CarType } from '../car-types.ts';
import { isDriving } from '../cars/kinds.ts';
import type { Accident, ChangeEvent, Effect, Emergency } from '../library.ts';
import type { CarOwnership } from '../car-ownership.ts';
import type { CarAction, Order } from '../state.ts';
import type { Land } from '../world/world.ts';

/** What a car is doing, its type, its owner, and the country it is in: enough to tell which situations could strike it, whatever its order. */
export type CarMoment = {
  readonly action: CarAction;
  readonly type: CarType;
  readonly ownership: CarOwnership;
  readonly land: Land;
};

/** Why a situation could not strike a car at such a moment; the first reason that holds. */
export type Unsuited = 'OTHER_TYPE' | 'OTHER_OWNER' | 'OTHER_DOING' | 'OTHER_LAND';

/** What a situation of any library says about the cars that it may strike. */
type OfCars = { readonly types: readonly CarType[]; readonly ownership?: CarOwnership | undefined };

/** Why a situation is not for such a car, whatever the car is doing; null if it is. (SIT-2, SIT-26) */
export function notForCar(
  { types, ownership }: OfCars,
  car: Pick<CarMoment, 'type' | 'ownership'>,
): 'OTHER_TYPE' | 'OTHER_OWNER' | null {
  if (!types.includes(car.type)) return 'OTHER_TYPE';
  return ownership === undefined || ownership === car.ownership ? null : 'OTHER_OWNER';
}

/** Why this critical situation could not strike a car at such a moment; null if it could. (SIT-2) */
export function emergencyUnsuited(emergency: Emergency, moment: CarMoment): Unsuited | null {
  const not = notForCar(emergency, moment);
  if (not !== null) return not;
  if (emergency.status !== moment.action) return 'OTHER_DOING';
  return emergency.lands.includes(moment.land) ? null : 'OTHER_LAND';
}

/** Whether this critical situation could strike a car at such a moment. (SIT-2) */
export function emergencySuits(emergency: Emergency, moment: CarMoment): boolean {
  return emergencyUnsuited(emergency, moment) === null;
}

/** Why this random situation could not happen to a car at such a moment; null if it could. (SIT-10) */
export function accidentUnsuited(accident: Accident, moment: CarMoment): Unsuited | null {
  const not = notForCar(accident, moment);
  if (not !== null) return not;
  if (!isDoingWhat(accident, moment.action)) return 'OTHER_DOING';
  return accident.lands.includes(moment.land) ? null : 'OTHER_LAND';
}

function isDoingWhat(accident: Accident, action: CarAction): boolean {
  if (accident.status !== undefined) return action === accident.status;
  return endsSleep(accident) ? action === 'SLEEPING' : isDriving(action) && action !== 'DRIVING_ASSISTANCE';
}

/** Whether this random situation could happen to a car at such a moment. (SIT-10) */
export function accidentSuits(accident: Accident, moment: CarMoment): boolean {
  return accidentUnsuited(accident, moment) === null;
}

/** Whether it ends a sleep: such a situation happens to drivers asleep at unguarded parkings, all others to driving cars. (SIT-10) */
export function endsSleep({ effects }: Accident): boolean {
  return effects.some(({ type }) => type === 'END_PARKING');
}

/** Where an order's cargo is: still to be fetched, aboard, or on its way back. */
export type Cargo = 'WAITING' | 'ABOARD' | 'RETURNING';

/** Where the cargo of this order is. */
export function cargoOf({ loaded, reversed }: Order): Cargo {
  if (!loaded) return 'WAITING';
  return reversed ? 'RETURNING' : 'ABOARD';
}

/** Whether each effect of the random situation has something to act on, given where the cargo is. (SIT-10) */
export function cargoSuits({ effects }: Accident, cargo: Cargo): boolean {
  return effects.every((effect) => hasTarget(effect, cargo));
}

function hasTarget({ type }: Effect, cargo: Cargo): boolean {
  if (type === 'PROLONG_PICKUP' || type === 'MOVE_PICKUP') return cargo === 'WAITING';
  if (type === 'GO_BACK' || type === 'LEAVE_SHIPMENT') return cargo === 'ABOARD';
  return true;
}

/** Whether this change could strike an order of this type. (SIT-11) */
export function changeSuits({ types, type: change, truck }: ChangeEvent, type: CarType): boolean {
  return types.includes(type) && !(change === 'CHANGE_TRUCK' && truck === type);
}

/** The items of a list that suit a moment, cached by moment: there are only a few moments, and they are looked up often. */
export function cachedByMoment<Item, Candidate extends { readonly item: Item }>(
  candidates: readonly Candidate[],
  suits: (item: Item, moment: CarMoment) => boolean,
): (moment: CarMoment) => readonly Candidate[] {
  const lists = new Map<CarAction, Map<CarType, Map<CarOwnership, Map<Land, readonly Candidate[]>>>>();
  return (moment) => {
    const ofLand = within(within(within(lists, moment.action), moment.type), moment.ownership);
    const known = ofLand.get(moment.land);
    if (known !== undefined) return known;
    const found = candidates.filter(({ item }) => suits(item, moment));
    ofLand.set(moment.land, found);
    return found;
  };
}

/** The inner map at a key; a new one if there is none. */
function within<Key, Inner, Value>(map: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const inner = new Map<Inner, Value>();
  map.set(key, inner);
  return inner;
}

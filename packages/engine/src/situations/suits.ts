import type { CarType } from '../car-types.ts';
import { isDriving } from '../cars/kinds.ts';
import type { Accident, ChangeEvent, Effect, Emergency } from '../library.ts';
import type { CarAction, Order } from '../state.ts';
import type { Land } from '../world/world.ts';

/** What a car of a type does in a land: enough to tell, whatever its order, which situations could come to it. */
export type CarMoment = { readonly action: CarAction; readonly type: CarType; readonly land: Land };

/** Why a situation could not come to a car at such a moment, the first of these that holds. */
export type Unsuited = 'OTHER_TYPE' | 'OTHER_DOING' | 'OTHER_LAND';

/** Why this critical situation could not strike a car at such a moment; null where it could. (SIT-2) */
export function emergencyUnsuited(
  { status, types, lands }: Emergency,
  { action, type, land }: CarMoment,
): Unsuited | null {
  if (!types.includes(type)) return 'OTHER_TYPE';
  if (status !== action) return 'OTHER_DOING';
  return lands.includes(land) ? null : 'OTHER_LAND';
}

/** Could this critical situation strike a car at such a moment? (SIT-2) */
export function emergencySuits(emergency: Emergency, moment: CarMoment): boolean {
  return emergencyUnsuited(emergency, moment) === null;
}

/** Why this random situation could not happen to a car at such a moment; null where it could. (SIT-10) */
export function accidentUnsuited(accident: Accident, { action, type, land }: CarMoment): Unsuited | null {
  if (!accident.types.includes(type)) return 'OTHER_TYPE';
  const isDoing = endsSleep(accident) ? action === 'SLEEPING' : isDriving(action) && action !== 'DRIVING_ASSISTANCE';
  if (!isDoing) return 'OTHER_DOING';
  return accident.lands.includes(land) ? null : 'OTHER_LAND';
}

/** Could this random situation happen to a car at such a moment? (SIT-10) */
export function accidentSuits(accident: Accident, moment: CarMoment): boolean {
  return accidentUnsuited(accident, moment) === null;
}

/** What ends a sleep comes to who sleeps where nobody guards, all else to who drives. (SIT-10) */
export function endsSleep({ effects }: Accident): boolean {
  return effects.some(({ type }) => type === 'END_PARKING');
}

/** Where the cargo of an order is: still to be fetched, on its way, or on its way back. */
export type Cargo = 'WAITING' | 'ABOARD' | 'RETURNING';

/** Where the cargo of this order is. */
export function cargoOf({ loaded, reversed }: Order): Cargo {
  if (!loaded) return 'WAITING';
  return reversed ? 'RETURNING' : 'ABOARD';
}

/** Has each effect of the random situation something to work on? (SIT-10) */
export function cargoSuits({ effects }: Accident, cargo: Cargo): boolean {
  return effects.every((effect) => hasTarget(effect, cargo));
}

function hasTarget({ type }: Effect, cargo: Cargo): boolean {
  if (type === 'PROLONG_PICKUP' || type === 'MOVE_PICKUP') return cargo === 'WAITING';
  if (type === 'GO_BACK' || type === 'LEAVE_SHIPMENT') return cargo === 'ABOARD';
  return true;
}

/** Could this change come to an order of such a type? (SIT-11) */
export function changeSuits({ types, type: change, truck }: ChangeEvent, type: CarType): boolean {
  return types.includes(type) && !(change === 'CHANGE_TRUCK' && truck === type);
}

/** What of a list suits a moment, looked through once for each: the moments are few, and asked for again and again. */
export function suitedAt<Item, Comer extends { readonly item: Item }>(
  comers: readonly Comer[],
  suits: (item: Item, moment: CarMoment) => boolean,
): (moment: CarMoment) => readonly Comer[] {
  const lists = new Map<CarAction, Map<CarType, Map<Land, readonly Comer[]>>>();
  return (moment) => {
    const ofLand = within(within(lists, moment.action), moment.type);
    const known = ofLand.get(moment.land);
    if (known !== undefined) return known;
    const found = comers.filter(({ item }) => suits(item, moment));
    ofLand.set(moment.land, found);
    return found;
  };
}

/** The map of a map at a key, a new one where there is none. */
function within<Key, Inner, Value>(map: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const inner = new Map<Inner, Value>();
  map.set(key, inner);
  return inner;
}

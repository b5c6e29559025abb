import type { CarType } from '../car-types.ts';
import type { Accident, ChangeEvent, ChangeType, Emergency } from '../library.ts';
import type { Settings } from '../settings.ts';
import type { CarAction, PlayerUser } from '../state.ts';
import type { CityId, Km } from '../units.ts';
import type { World } from '../world/world.ts';

/** A situation that its author tries out, in its current draft. */
export type Tried =
  | { readonly kind: 'EMERGENCY'; readonly item: Emergency }
  | { readonly kind: 'ACCIDENT'; readonly item: Accident }
  | { readonly kind: 'CHANGE'; readonly item: ChangeEvent };

/** Where and when it strikes: the type of the car, its drive, how far along it is, and the hour of the day from 0 to 23. */
export type SandboxSpot = {
  readonly type: CarType;
  readonly from: CityId;
  readonly to: CityId;
  readonly km: Km;
  readonly hour: number;
};

/** What is needed to make a game for one situation. `day` is YYYY-MM-DD. */
export type SandboxBase = {
  readonly settings: Settings;
  readonly world: World;
  readonly seed: string;
  readonly day: string;
  readonly player: PlayerUser;
};

/** Where a car with a certain action can be struck: on its way, at a parking, in the first city, or in the last one. */
export type Whereabouts = 'WAY' | 'PARKING' | 'FROM' | 'TO';

/** Where a car is during each action; null: no situation strikes it, because it has no order yet or none any more. (SIT-2; SBX-3) */
const WHEREABOUTS: Readonly<Record<CarAction, Whereabouts | null>> = {
  FREE: null,
  FREE_BOOKED: 'FROM',
  AVAILABLE: null,
  STOPPED_BY_PLAYER: 'WAY',
  WAITING_FOR_LOADING: 'FROM',
  WAITING_FOR_UNLOADING: 'TO',
  WAITING_EMERGENCY_STOP: 'WAY',
  WAITING_ACCIDENT_STOP: 'WAY',
  WAITING_ASSISTANCE: 'WAY',
  LATE_WAITING_FOR_UNLOADING: 'TO',
  LATE_UNLOADING: 'TO',
  DRIVING_TO_SHIPMENT: 'WAY',
  DRIVING_WITH_SHIPMENT: 'WAY',
  DRIVING_EMPTY: null,
  DRIVING_ASSISTANCE: null,
  DRIVING_TO_SLEEP: 'WAY',
  SLEEPING: 'PARKING',
  SLEEPING_GUARDED: 'PARKING',
  LOADING: 'FROM',
  UNLOADING: 'TO',
};

/** What the car is doing when each kind of change strikes. (SIT-11) */
const CHANGE_MOMENTS: Readonly<Record<ChangeType, CarAction>> = {
  CHANGE_TRUCK: 'DRIVING_TO_SHIPMENT',
  CHANGE_PICK_TIME: 'DRIVING_TO_SHIPMENT',
  CHANGE_DELIVERY_TIME: 'DRIVING_WITH_SHIPMENT',
  LATE_UNLOADING: 'DRIVING_WITH_SHIPMENT',
};

/** What the car is doing when a situation strikes it. (SIT-2, SIT-10, SIT-11; SBX-2) */
export function strikeMoment(tried: Tried): CarAction {
  if (tried.item.status !== undefined) return tried.item.status;
  if (tried.kind === 'CHANGE') return CHANGE_MOMENTS[tried.item.type];
  const types = tried.item.effects.map(({ type }) => type);
  if (types.includes('END_PARKING')) return 'SLEEPING';
  const isOfLoading = types.includes('PROLONG_PICKUP') || types.includes('MOVE_PICKUP');
  return isOfLoading ? 'DRIVING_TO_SHIPMENT' : 'DRIVING_WITH_SHIPMENT';
}

/** Whether a situation can ever strike a car with this action: only a car with an order of its own. (SIT-2; SBX-3) */
export function isEverStruck(action: CarAction): boolean {
  return WHEREABOUTS[action] !== null;
}

/** Where the situation strikes the car; null if nowhere. (SBX-3) */
export function whereaboutsOf(tried: Tried): Whereabouts | null {
  return WHEREABOUTS[strikeMoment(tried)];
}

/** Whether the car is still on its way to the cargo, or about to leave for it. */
export function isApproach(action: CarAction): boolean {
  return action === 'DRIVING_TO_SHIPMENT' || action === 'FREE_BOOKED';
}

/** Whether the cargo is aboard. */
export function hasCargo(action: CarAction): boolean {
  return !isApproach(action) && action !== 'WAITING_FOR_LOADING' && action !== 'LOADING';
}

/** Whether the situation is about a driver who is late for loading. (SIT-3) */
export function isLate(tried: Tried): boolean {
  if (tried.kind !== 'EMERGENCY' || tried.item.subtype !== 'PICKUP_OVER_TIME') return false;
  return isApproach(tried.item.status);
}

/** Whether the situation is about a driver whose work time is over. (SIT-3) */
export function isOverworked(tried: Tried): boolean {
  return tried.kind === 'EMERGENCY' && tried.item.subtype === 'OVERDUE_TICKET';
}

/** Whether the situation is about trouble with a ferry. (SIT-3) */
export function isOfFerry(tried: Tried): boolean {
  return tried.kind === 'EMERGENCY' && tried.item.subtype === 'FERRY';
}

import {
  type Accident,
  type CarAction,
  type ChangeEvent,
  type ChangeType,
  type Effect,
  type Emergency,
  TREE_NAMES,
} from '@fracht/engine';
import { placesFrom } from '../walk/walk.ts';
import { waysFrom } from '../walk/ways.ts';
import { error, type Finding, warning, when } from './finding.ts';

/** The actions of a car without an order of its own, which no situation can strike. (SIT-2) */
const WITHOUT_ORDER: readonly CarAction[] = ['FREE', 'AVAILABLE', 'DRIVING_EMPTY', 'DRIVING_ASSISTANCE'];
const APPROACHING: readonly CarAction[] = ['FREE_BOOKED', 'DRIVING_TO_SHIPMENT', 'WAITING_FOR_LOADING', 'LOADING'];
const UNLOADING: readonly CarAction[] = ['UNLOADING', 'LATE_UNLOADING'];
const LOADED: readonly CarAction[] = [
  'DRIVING_WITH_SHIPMENT',
  'WAITING_FOR_UNLOADING',
  'LATE_WAITING_FOR_UNLOADING',
  ...UNLOADING,
];
const ON_THE_ROAD: readonly CarAction[] = ['DRIVING_TO_SHIPMENT', 'DRIVING_WITH_SHIPMENT', 'DRIVING_TO_SLEEP'];

/** What a car can be doing when a subtype is triggered by an event. Subtypes not listed are scheduled, and can strike during any action. (SIT-3) */
const TRIGGERED: Partial<Readonly<Record<Emergency['subtype'], readonly CarAction[]>>> = {
  OVERDUE_TICKET: ON_THE_ROAD,
  PICKUP_OVER_TIME: APPROACHING,
  FERRY: ON_THE_ROAD,
};

const OF_LOADING: readonly Effect['type'][] = ['PROLONG_PICKUP', 'MOVE_PICKUP'];
const OF_CARGO: readonly Effect['type'][] = ['GO_BACK', 'LEAVE_SHIPMENT'];

/** A critical situation that can never strike: during that action a car has no order, or the subtype is never triggered. (SIT-2, SIT-3) */
export function checkStatus({ subtype, status }: Emergency): readonly Finding[] {
  if (WITHOUT_ORDER.includes(status)) return [warning('STATUS_NEVER', 'status')];
  return when(TRIGGERED[subtype]?.includes(status) === false, warning('SUBTYPE_NEVER', 'status'));
}

/** What a car is never doing when a change of this kind can be made. (SIT-11) */
const BEYOND_CHANGE: Readonly<Record<ChangeType, readonly CarAction[]>> = {
  CHANGE_TRUCK: ['LOADING', ...LOADED],
  CHANGE_PICK_TIME: ['LOADING', ...LOADED],
  CHANGE_DELIVERY_TIME: LOADED.filter((action) => action !== 'DRIVING_WITH_SHIPMENT'),
  LATE_UNLOADING: APPROACHING,
};

/** A random situation, or a change, that waits for an action that a car never performs when it can come. (SIT-10, SIT-11) */
export function checkPlace({
  status,
  type,
}: Pick<Accident, 'status'> & Partial<Pick<ChangeEvent, 'type'>>): readonly Finding[] {
  if (status === undefined) return [];
  const beyond = type === undefined ? WITHOUT_ORDER : [...WITHOUT_ORDER, ...BEYOND_CHANGE[type]];
  return when(beyond.includes(status), warning('STATUS_NEVER', 'status'));
}

/** Effects of critical situations that never have anything to act on, because of what the car is doing. (CHK-3) */
export function checkIdle(item: Emergency): readonly Finding[] {
  const { status } = item;
  return TREE_NAMES.flatMap((tree) => placesFrom(item[tree], tree))
    .flatMap(({ node, path }) => waysFrom(node, path))
    .flatMap(({ effects, effectsPath }) =>
      effects.flatMap(({ type }, index) =>
        when(isIdle(type, status), warning('EFFECT_IDLE', `${effectsPath}.${index}.value`)),
      ),
    );
}

/** Effects of a random situation that never have anything to act on, because of what the car is doing. (CHK-3) */
export function checkIdleEffects({ effects, status }: Pick<Accident, 'effects' | 'status'>): readonly Finding[] {
  if (status === undefined) return [];
  return effects.flatMap(({ type }, index) =>
    when(isIdle(type, status), warning('EFFECT_IDLE', `effects.${String(index)}.value`)),
  );
}

/** A random situation with effects that need a car both before and after loading. (SIT-10) */
export function checkClash({ effects }: Pick<Accident, 'effects'>): readonly Finding[] {
  return when(hasClash(effects), error('EFFECTS_CLASH', 'effects'));
}

/** Whether some effects of a random situation move the loading while others need the cargo aboard: they can never apply together. */
export function hasClash(effects: readonly Pick<Effect, 'type'>[]): boolean {
  const has = (types: readonly Effect['type'][]): boolean => effects.some(({ type }) => types.includes(type));
  return has(OF_LOADING) && has(OF_CARGO);
}

function isIdle(type: Effect['type'], status: CarAction): boolean {
  if (OF_LOADING.includes(type)) return LOADED.includes(status);
  if (type === 'GO_BACK') return APPROACHING.includes(status) || UNLOADING.includes(status);
  if (type === 'CHANGE_CITY') return UNLOADING.includes(status);
  return type === 'END_PARKING' && (APPROACHING.includes(status) || LOADED.includes(status));
}

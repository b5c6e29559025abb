import { type Accident, type CarAction, type Effect, type Emergency, TREE_NAMES } from '@fracht/engine';
import { placesFrom } from '../walk/walk.ts';
import { waysFrom } from '../walk/ways.ts';
import { error, type Finding, warning, when } from './finding.ts';

/** What a car does while it has no order of its own, so that no situation can come to it. (SIT-2) */
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

/** What a car can be doing when a subtype comes that is brought by what happens; the others come by the schedule, to any. (SIT-3) */
const TRIGGERED: Partial<Readonly<Record<Emergency['subtype'], readonly CarAction[]>>> = {
  OVERDUE_TICKET: ON_THE_ROAD,
  PICKUP_OVER_TIME: APPROACHING,
  FERRY: ON_THE_ROAD,
};

const OF_LOADING: readonly Effect['type'][] = ['PROLONG_PICKUP', 'MOVE_PICKUP'];
const OF_CARGO: readonly Effect['type'][] = ['GO_BACK', 'LEAVE_SHIPMENT'];

/** A critical situation that no car can meet: it does nothing of its own then, or never what brings this subtype. (SIT-2, SIT-3) */
export function checkStatus({ subtype, status }: Emergency): readonly Finding[] {
  if (WITHOUT_ORDER.includes(status)) return [warning('STATUS_NEVER', 'status')];
  return when(TRIGGERED[subtype]?.includes(status) === false, warning('SUBTYPE_NEVER', 'status'));
}

/** Effects of critical situations that find nothing to work on, whatever came before: what the car does is known. (CHK-3) */
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

/** A random situation that wants a car both before and after its loading. (SIT-10) */
export function checkClash({ effects }: Pick<Accident, 'effects'>): readonly Finding[] {
  return when(hasClash(effects), error('EFFECTS_CLASH', 'effects'));
}

/** Whether effects of a random situation never find their moment together: some move the loading, others need the cargo aboard. */
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

import type { Situation, TreeName } from '@fracht/engine';
import {
  type AccidentPayload,
  type ChangeEventPayload,
  type EmergencyPayload,
  type RatedSituation,
  ratedTree,
} from '@fracht/protocol';
import type { StoredItem } from '../storage/library-store.ts';

/** A critical situation for its editor; `value` has every field but the id, or is empty if not wanted. (LIB-2, LIB-10) */
export function presentEmergency({ item, ...state }: StoredItem<'EMERGENCY'>, hasValue = true): EmergencyPayload {
  const { id, types, lands, ...fields } = item;
  const value = {
    ...fields,
    types: [...types],
    lands: [...lands],
    situation: rated(item.situation, 'situation'),
    carSituation: rated(item.carSituation, 'carSituation'),
    timeWindowSituation: rated(item.timeWindowSituation, 'timeWindowSituation'),
  };
  return { id, ...value, ...shown(state), value: hasValue ? JSON.stringify(value) : '' };
}

/** A random situation; `value` has the list of its effects. (LIB-2, LIB-11) */
export function presentAccident({ item, ...state }: StoredItem<'ACCIDENT'>, hasValue = true): AccidentPayload {
  const { effects, types, lands, ...fields } = item;
  const lists = { effects: [...effects], types: [...types], lands: [...lands] };
  return { ...fields, ...lists, ...shown(state), value: hasValue ? JSON.stringify(effects) : '' };
}

/** A change event; `value` has its description and situation. (LIB-2, LIB-12) */
export function presentChangeEvent({ item, ...state }: StoredItem<'CHANGE'>, hasValue = true): ChangeEventPayload {
  const { types, ...fields } = item;
  const held = { description: item.description, situation: rated(item.situation, 'situation') };
  return { ...fields, ...held, types: [...types], ...shown(state), value: hasValue ? JSON.stringify(held) : '' };
}

function shown({ active, version }: { readonly active: boolean; readonly version: number }) {
  return { active: active ? (1 as const) : (0 as const), version };
}

function rated(situation: Situation | null, tree: TreeName): RatedSituation | null {
  return situation === null ? null : ratedTree(situation, tree);
}

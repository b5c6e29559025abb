import type { Library } from '@fracht/engine';
import {
  accidentPayload,
  type AccidentPayload,
  type Calls,
  type ChangeEventPayload,
  changeEventPayload,
  type EmergencyPayload,
  emergencyPayload,
  itemOrder,
  LIBRARY_KINDS,
  type LibraryKind,
  type UnreadFields,
} from '@fracht/protocol';
import { z } from 'zod';
import type { Load } from './as-load.ts';
import { call, NOTHING } from './call.ts';

const emergencies = z.array(emergencyPayload);
const accidents = z.array(accidentPayload);
const changes = z.array(changeEventPayload);

/** An item of one of the libraries. */
export type LibraryEntry =
  | { readonly kind: 'EMERGENCY'; readonly item: EmergencyPayload }
  | { readonly kind: 'ACCIDENT'; readonly item: AccidentPayload }
  | { readonly kind: 'CHANGE'; readonly item: ChangeEventPayload };

/** The two calls of a library: one lists it, the other saves one of its items. */
type Ways = {
  readonly list: (load: Load) => Promise<readonly LibraryEntry[]>;
  readonly save: (asked: Save) => Promise<LibraryEntry>;
};
type Save = {
  /** The item's other fields are sent next to these, as texts. */
  readonly body: { readonly id?: string; readonly active?: number; readonly follows?: number; readonly value?: string };
  readonly isQuiet?: boolean;
  readonly isSilent?: boolean;
  readonly makes: boolean;
};

/** Leaves `value` out of the listed items: each of its fields is also in the item itself. */
const BRIEF = { query: { value: '0' } } as const;

const WAYS: Readonly<Record<LibraryKind, Ways>> = {
  EMERGENCY: {
    list: async (load) =>
      (await call<Calls['emergencies']>('GET game/get-emergencies/all', emergencies, { ...BRIEF, ...load })).map(
        asEmergency,
      ),
    save: async (asked) =>
      asEmergency(await call<Calls['saveEmergency']>('PATCH game/save-emergency/', emergencyPayload, asked)),
  },
  ACCIDENT: {
    list: async (load) =>
      (await call<Calls['accidents']>('GET game/get-accidents/all', accidents, { ...BRIEF, ...load })).map(asAccident),
    save: async (asked) =>
      asAccident(await call<Calls['saveAccident']>('PATCH game/save-accident/', accidentPayload, asked)),
  },
  CHANGE: {
    list: async (load) =>
      (await call<Calls['changeEvents']>('GET game/get-change-events/', changes, { ...BRIEF, ...load })).map(asChange),
    save: async (asked) =>
      asChange(await call<Calls['saveChangeEvent']>('PATCH game/save-change-event/', changeEventPayload, asked)),
  },
};

/** All items of a library, in the order in which games take them. (LBY-5) */
export function callLibrary(kind: LibraryKind, load: Load = {}): Promise<readonly LibraryEntry[]> {
  return WAYS[kind].list(load);
}

/** The situations that a new game would be made with: the active ones, in their order. Throws ApiError. (CAL-5) */
export async function callGamesLibrary(load: Load = {}): Promise<Library> {
  const lists = await Promise.all(LIBRARY_KINDS.map((kind) => callLibrary(kind, load)));
  const active = lists.flat().filter(({ item }) => item.active === 1);
  return {
    emergencies: active.flatMap((entry) => (entry.kind === 'EMERGENCY' ? [entry.item] : [])),
    accidents: active.flatMap((entry) => (entry.kind === 'ACCIDENT' ? [entry.item] : [])),
    changes: active.flatMap((entry) => (entry.kind === 'CHANGE' ? [entry.item] : [])),
  };
}

/** Switches an item on or off and returns it as stored; its other fields stay as they are. Without overlay and notice. (LBY-7) */
export function callSwitchItem(kind: LibraryKind, id: string, isActive: boolean): Promise<LibraryEntry> {
  return WAYS[kind].save({ body: { id, active: isActive ? 1 : 0 }, isQuiet: true, isSilent: true, makes: false });
}

/**
 * Saves the given fields of an item and returns it as stored; other fields stay as they are. `follows`: the version that the author has seen. Throws ApiError,
 * CHANGED_MEANWHILE where another version is stored. (FLD-10; docs/adr/0013)
 */
export function callSaveItem(
  kind: LibraryKind,
  id: string,
  fields: UnreadFields,
  follows: number,
): Promise<LibraryEntry> {
  return WAYS[kind].save({ body: { ...bodyOf(kind, fields), id, follows }, makes: false });
}

/** Creates an item with these fields and returns it as stored. Throws ApiError. (LBY-6) */
export function callAddItem(kind: LibraryKind, fields: UnreadFields): Promise<LibraryEntry> {
  return WAYS[kind].save({ body: bodyOf(kind, fields), makes: true });
}

/** Removes an item of any library. (LBY-6) */
export async function callRemoveItem(id: string): Promise<void> {
  await call<Calls['removeEvent']>('DELETE game/remove-event/{id}', NOTHING, { params: { id } });
}

/** Restores a removed item. (ADR 0013) */
export async function callRestoreItem(id: string): Promise<void> {
  await call<Calls['restoreEvent']>('POST game/restore-event/', NOTHING, { body: { id } });
}

/** Moves an item directly before another one; null: to the end. (ADR 0013) */
export async function callMoveItem(id: string, before: string | null): Promise<void> {
  await call<Calls['moveEvent']>('PATCH game/move-event/', itemOrder, { body: { id, before }, isQuiet: true });
}

/**
 * The fields of an item as a save sends them. `value` is JSON text: the whole item for a critical situation, its effects for a random one, its description and
 * question for a change. All other fields are sent next to it as texts. (CAL-4)
 */
function bodyOf(kind: LibraryKind, fields: UnreadFields): { readonly value: string } {
  if (kind === 'EMERGENCY') return { value: JSON.stringify(fields) };
  const { effects, description, situation, ...beside } = fields;
  const value = kind === 'ACCIDENT' ? effects : { description, situation };
  const texts = Object.entries(beside).map(([name, field]) => [name, textOf(field ?? '')]);
  return { ...Object.fromEntries(texts), value: JSON.stringify(value) };
}

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : JSON.stringify(field);
}

function asEmergency(item: EmergencyPayload): LibraryEntry {
  return { kind: 'EMERGENCY', item };
}

function asAccident(item: AccidentPayload): LibraryEntry {
  return { kind: 'ACCIDENT', item };
}

function asChange(item: ChangeEventPayload): LibraryEntry {
  return { kind: 'CHANGE', item };
}

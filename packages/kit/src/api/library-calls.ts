import type { Library } from '@fracht/engine';
import {
  accidentPayload,
  changeEventPayload,
  emergencyPayload,
  type AccidentPayload,
  type ChangeEventPayload,
  type EmergencyPayload,
  type LibraryKind,
  LIBRARY_KINDS,
} from '@fracht/protocol';
import { z } from 'zod';
import type { Load } from './as-load.ts';
import { request } from './request.ts';

/** An item of one of the libraries. */
export type LibraryEntry =
  | { readonly kind: 'EMERGENCY'; readonly item: EmergencyPayload }
  | { readonly kind: 'ACCIDENT'; readonly item: AccidentPayload }
  | { readonly kind: 'CHANGE'; readonly item: ChangeEventPayload };

type Fields = Readonly<Record<string, unknown>>;

type Calls = {
  readonly list: string;
  readonly save: string;
  readonly read: (item: unknown) => LibraryEntry;
};

const CALLS: Readonly<Record<LibraryKind, Calls>> = {
  EMERGENCY: {
    list: 'game/get-emergencies/all',
    save: 'game/save-emergency/',
    read: (item) => ({ kind: 'EMERGENCY', item: emergencyPayload.parse(item) }),
  },
  ACCIDENT: {
    list: 'game/get-accidents/all',
    save: 'game/save-accident/',
    read: (item) => ({ kind: 'ACCIDENT', item: accidentPayload.parse(item) }),
  },
  CHANGE: {
    list: 'game/get-change-events/',
    save: 'game/save-change-event/',
    read: (item) => ({ kind: 'CHANGE', item: changeEventPayload.parse(item) }),
  },
};
const items = z.array(z.unknown());

/** All items of a library, in the order that games take them. (spec §7 "Administration of game content") */
export async function callLibrary(kind: LibraryKind, load: Load = {}): Promise<readonly LibraryEntry[]> {
  const { list, read } = CALLS[kind];
  const path = `${list}?value=0`;
  return items.parse(await request({ method: 'GET', path, ...load })).map(read);
}

/** The situations that a new game would be made with: the active ones, in their order. Throws ApiError. (rules §1.1) */
export async function callGamesLibrary(load: Load = {}): Promise<Library> {
  const lists = await Promise.all(LIBRARY_KINDS.map((kind) => callLibrary(kind, load)));
  const active = lists.flat().filter(({ item }) => item.active === 1);
  return {
    emergencies: active.flatMap((entry) => (entry.kind === 'EMERGENCY' ? [entry.item] : [])),
    accidents: active.flatMap((entry) => (entry.kind === 'ACCIDENT' ? [entry.item] : [])),
    changes: active.flatMap((entry) => (entry.kind === 'CHANGE' ? [entry.item] : [])),
  };
}

/** Switches an item on or off and gives it as it is kept; the save names nothing else, so all else stays. (spec §7, protocol "Games") */
export async function callSwitchItem(kind: LibraryKind, id: string, isActive: boolean): Promise<LibraryEntry> {
  const { save, read } = CALLS[kind];
  const body = { id, active: isActive ? 1 : 0 };
  return read(await request({ method: 'PATCH', path: save, body, isQuiet: true, isSilent: true }));
}

/**
 * Saves the named fields of an item, all others stay, and gives it as it is kept. Throws ApiError, CHANGED_MEANWHILE where the item is
 * of another version than is followed. (spec §7, adr 0013)
 */
export async function callSaveItem(
  kind: LibraryKind,
  id: string,
  fields: Fields,
  follows: number,
): Promise<LibraryEntry> {
  const { save, read } = CALLS[kind];
  const body = { ...bodyOf(kind, fields), id, follows };
  return read(await request({ method: 'PATCH', path: save, body }));
}

/** Makes an item out of these fields and gives it as it is kept. Throws ApiError. (spec §7, protocol "Games") */
export async function callAddItem(kind: LibraryKind, fields: Fields): Promise<LibraryEntry> {
  const { save, read } = CALLS[kind];
  return read(await request({ method: 'PATCH', path: save, body: bodyOf(kind, fields) }));
}

/** Removes an item of whichever library. (spec §7 "DELETE game/remove-event/{id}") */
export async function callRemoveItem(id: string): Promise<void> {
  await request({ method: 'DELETE', path: `game/remove-event/${id}` });
}

/** Brings a removed item back. (adr 0013) */
export async function callRestoreItem(id: string): Promise<void> {
  await request({ method: 'POST', path: 'game/restore-event/', body: { id } });
}

/** Puts an item right before another, or last. (adr 0013) */
export async function callMoveItem(id: string, before: string | null): Promise<void> {
  await request({ method: 'PATCH', path: 'game/move-event/', body: { id, before }, isQuiet: true });
}

/**
 * The fields of an item as a save carries them. `value` is the JSON text that the kind has: all of a critical situation, the list of
 * effects of a random one, description and question of a change; everything else stands beside it. (spec §3, §7)
 */
function bodyOf(kind: LibraryKind, fields: Fields): Readonly<Record<string, string>> {
  if (kind === 'EMERGENCY') return { value: JSON.stringify(fields) };
  const { effects, description, situation, ...beside } = fields;
  const value = kind === 'ACCIDENT' ? effects : { description, situation };
  const texts = Object.entries(beside).map(([name, field]) => [name, textOf(field ?? '')]);
  return { ...Object.fromEntries(texts), value: JSON.stringify(value) };
}

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : JSON.stringify(field);
}

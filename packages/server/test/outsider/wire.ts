import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isFields, type Fields } from './reading.ts';

/** "Every message in either direction is base64 of raw DEFLATE of UTF-8 JSON." */
export function pack(message: unknown): string {
  return deflateRawSync(Buffer.from(JSON.stringify(message), 'utf8')).toString('base64');
}

export function unpack(text: string): Fields {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw new Error(`not base64: ${text.slice(0, 80)}`);
  const message: unknown = JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString('utf8'));
  if (!isFields(message)) throw new Error(`no object: ${text.slice(0, 80)}`);
  return message;
}

/** What `state` carries, kept as a client that merges changes keeps it (CHG-2). */
export type State = Record<string, unknown>;

/**
 * Applies what changed: "in the same shape: lists of entities with an `id` are merged by id, `{id, removed: true}` takes
 * one out, other keys are replaced".
 */
export function merged(state: State, change: Fields): State {
  const next: State = { ...state };
  for (const [key, value] of Object.entries(change)) {
    const before = state[key];
    const isList = Array.isArray(before) && Array.isArray(value) && isEntities(before) && isEntities(value);
    next[key] = isList ? mergedById(before, value) : value;
  }
  return next;
}

/** Also true of an empty list: whatever is put into it has an id or replaces it. */
function isEntities(list: readonly unknown[]): list is readonly Fields[] {
  return list.every((item) => isFields(item) && 'id' in item);
}

function mergedById(before: readonly Fields[], change: readonly Fields[]): readonly Fields[] {
  const byId = new Map(before.map((entity) => [entity.id, entity]));
  for (const entity of change) {
    if (entity.removed === true) byId.delete(entity.id);
    else byId.set(entity.id, { ...byId.get(entity.id), ...entity });
  }
  return [...byId.values()];
}

/** What is a function of time alone, so that no message is needed for it: a client computes it. */
const OF_TIME = [
  'now',
  'time',
  'position',
  'distance',
  'distanceAfterParking',
  'timeToStart',
  'working',
  'overdue',
  'loadingTimeLeft',
  'unloadingTimeLeft',
];

/** A state to compare with another one of the same moment: lists sorted by id (merging promises no order), without what is a function of time. */
export function comparable(state: Fields): State {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([key]) => !OF_TIME.includes(key))
      .map(([key, value]) => {
        if (!Array.isArray(value) || value.length === 0 || !isEntities(value)) return [key, value];
        return [key, value.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1)).map(comparable)];
      }),
  );
}

import type { Viewer } from '@fracht/engine';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { expect, test } from 'vitest';
import { toWire, wireDelta, type WireExtra, type WireGame, wireGameSchema } from '../src/index.ts';
import { playedSteps, STUDENTS, TEACHER } from './played-steps.ts';

const VIEWERS: readonly Viewer[] = [
  ...STUDENTS.map(({ id }) => ({ player: id, type: 'STUDENT' as const })),
  { player: TEACHER.id, type: 'TEACHER' as const },
];
const EXTRA: WireExtra = { group: null, groupName: '', randos: false, breakEndsAt: null, messageText: () => '' };

type Entry = { readonly id: unknown; readonly removed?: unknown };

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'id' in value;
}

function isEntities(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.length > 0 && value.every(isEntry);
}

/**
 * A value merged as by a client that knows nothing about the fields: lists of objects with an `id` are merged by it, at any depth, and everything
 * else is replaced.
 */
function merged(before: unknown, patch: unknown): unknown {
  if (!isEntities(patch)) return patch;
  const known: readonly Entry[] = isEntities(before) ? before : [];
  const left = new Map(patch.map((entry) => [entry.id, entry]));
  const kept = known.flatMap((entry) => {
    const change = left.get(entry.id);
    left.delete(entry.id);
    if (change === undefined) return [entry];
    return change.removed === true ? [] : [mergedFields(entry, change)];
  });
  return [...kept, ...[...left.values()].filter(({ removed }) => removed !== true)];
}

function mergedFields(before: object, patch: object): object {
  const fields = new Map<string, unknown>(Object.entries(before));
  const changes = Object.entries(patch).map(([name, value]) => [name, merged(fields.get(name), value)]);
  return { ...before, ...Object.fromEntries(changes) };
}

/**
 * A game without the fields that change with the clock alone, and with its lists keyed by id: the position of an entry follows from its moment or
 * window.
 */
function settled({ time: _time, now: _now, players, cars, orders, ...wire }: WireGame): unknown {
  const byId = <One extends Entry>(list: readonly One[]) =>
    [...list].sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
  return {
    ...wire,
    players: byId(players.map(({ time: _playerTime, ...player }) => player)),
    cars: cars.map(({ id }) => id).sort(),
    orders: byId(orders.map(({ loadingTimeLeft: _loading, unloadingTimeLeft: _unloading, ...order }) => order)),
  };
}

test('[CHG-2] [WIR-11] ids are unique in their list: whoever merges lists by id at any depth has the game that the server has', () => {
  const steps = playedSteps('deep', THE_LIBRARY);
  let struck = 0;
  for (const viewer of VIEWERS) {
    const [first] = steps;
    if (first === undefined) throw new Error('No steps');
    let wire: object = toWire(first.before, viewer, EXTRA);
    for (const [index, { before, after }] of steps.entries()) {
      wire = mergedFields(wire, JSON.parse(JSON.stringify(wireDelta(before, after, viewer, EXTRA))));
      if (index % 25 !== 0 && index !== steps.length - 1) continue;
      const whole = JSON.parse(JSON.stringify(toWire(after, viewer, EXTRA)));
      expect(settled(wireGameSchema.parse(wire))).toEqual(settled(wireGameSchema.parse(whole)));
    }
    for (const { emergencies, accidents } of toWire(steps.at(-1)?.after ?? first.after, viewer, EXTRA).players) {
      struck += emergencies.length + accidents.length;
      for (const list of [emergencies, accidents]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
  }
  expect(struck).toBeGreaterThan(30);
});

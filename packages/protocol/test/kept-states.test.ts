import { world } from '@fracht/content';
import { type GameState, type Viewer, viewFor } from '@fracht/engine';
import { keptOf } from '@fracht/testing/memory.ts';
import { expect, test } from 'vitest';
import {
  booksDelta,
  fromWire,
  isDeltaPrivate,
  mergeWire,
  NOBODY,
  toWire,
  wireDelta,
  type WireExtra,
  type WireGame,
} from '../src/index.ts';
import { playedSteps, STUDENTS, TEACHER } from './played-steps.ts';

const VIEWERS: readonly Viewer[] = [
  ...STUDENTS.map(({ id }) => ({ player: id, type: 'STUDENT' as const })),
  { player: TEACHER.id, type: 'TEACHER' as const },
];
const EXTRA: WireExtra = { group: 'gr1', groupName: '', randos: false, breakEndsAt: null, messageText: () => '' };

type KeptStates = { readonly last: GameState; readonly earlier: readonly WeakRef<GameState>[] };

/** Plays a game and sends every viewer every step; returns its last state, which is the only one still referenced, and all earlier ones. */
function told(): KeptStates {
  const steps = playedSteps('a7');
  for (const { before, after } of steps) {
    wireDelta(before, after, NOBODY, EXTRA);
    for (const viewer of VIEWERS) {
      toWire(viewFor(after, viewer), viewer, EXTRA);
      wireDelta(before, after, viewer, EXTRA);
      isDeltaPrivate(before, after, viewer);
      booksDelta(before, after, viewer);
    }
  }
  const last = steps.at(-1)?.after;
  if (last === undefined) throw new Error('nothing was played');
  return { last, earlier: steps.slice(0, -1).map(({ before }) => new WeakRef(before)) };
}

/**
 * A client's copies of a game that is being played: the last one, which is the only one still referenced, and all earlier ones, as received and as
 * converted for the engine.
 */
function followed(): { readonly last: object; readonly earlier: readonly WeakRef<object>[] } {
  const steps = playedSteps('a7');
  const [viewer] = VIEWERS;
  const first = steps[0]?.before;
  if (viewer === undefined || first === undefined) throw new Error('nothing was played');
  let wire: WireGame = toWire(viewFor(first, viewer), viewer, EXTRA);
  const earlier: WeakRef<object>[] = [];
  for (const { before, after } of steps) {
    earlier.push(new WeakRef(wire), new WeakRef(fromWire(wire, world)));
    wire = mergeWire(wire, { ...wireDelta(before, after, viewer, EXTRA), ...booksDelta(before, after, viewer) });
  }
  return { last: fromWire(wire, world), earlier };
}

test('[CHG-8] of a game that goes on no earlier state stays in memory for having been told of', async () => {
  const { last, earlier } = told();
  expect(earlier.length).toBeGreaterThan(200);
  expect(await keptOf(earlier)).toBeLessThan(3);
  expect(last.now).toBeGreaterThan(0);
});

test('[CHG-8] a client keeps its last copy alone', async () => {
  const { last, earlier } = followed();
  expect(earlier.length).toBeGreaterThan(400);
  expect(await keptOf(earlier)).toBeLessThan(5);
  expect(last).toBeTypeOf('object');
});

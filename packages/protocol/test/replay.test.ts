import * as fc from 'fast-check';
import { world } from '@fracht/content';
import { gameEndsAt, happeningsOf, type Viewer } from '@fracht/engine';
import { expect, test } from 'vitest';
import { fromWire, mergeWire, replayPayload, replayPieces, toWire, wireDelta } from '../src/index.ts';
import type { ReplayPiece } from '../src/replay/replay-pieces.ts';
import { replaySteps } from '../src/replay/replay-steps.ts';
import { aTroubledGame, EXTRA, gameAt, replayOf } from './a-replay.ts';

const GAME = aTroubledGame('powtórka 1');
const END = gameEndsAt(GAME.setup);
const OLEK: Viewer = { player: 's2', type: 'STUDENT' };
const EWA: Viewer = { player: 'teacher', type: 'TEACHER' };
const REPLAYS = { STUDENT: replayOf(GAME, OLEK), TEACHER: replayOf(GAME, EWA) };

test('[RPL-1] a replay is the view of the first second, its changes in their order, and what happened', () => {
  for (const replay of Object.values(REPLAYS)) {
    expect(replayPayload.parse(replay)).toEqual(replay);
    const moments = replay.changes.map(({ now }) => now);
    expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other));
    expect(replay.changes.length).toBeGreaterThan(200);
    expect(replay.game).toMatchObject({ now: 0, state: 'IN_PROGRESS', round: 1 });
    expect(replay.until).toBe(END);
  }
});

test.each([OLEK, EWA])('[RPL-2] [VIW-1] at any moment a $type reads what the live game showed then', (viewer) => {
  const { game, changes } = REPLAYS[viewer.type];
  const moment = fc.oneof(fc.nat(END), fc.constantFrom(...changes.map(({ now }) => now)));
  fc.assert(
    fc.property(moment, (at) => {
      const merged = changes.filter(({ now }) => now <= at).reduce(mergeWire, game);
      const live = fromWire(toWire(gameAt(GAME, at), viewer, EXTRA), world);
      expect({ ...fromWire(merged, world), now: at }).toEqual(live);
    }),
    { numRuns: 25 },
  );
});

test('[RPL-3] the teacher is told of all that happened to everybody, and what it cost', () => {
  const { happenings } = happeningsOf(GAME.setup, GAME.entries, END);
  const told = REPLAYS.TEACHER.happenings;
  for (const what of ['ORDER_DELIVERED', 'FINED', 'ROBBED', 'EMERGENCY', 'ROUND_ENDED', 'WORK_OVERDUE'] as const) {
    const there = happenings.filter((one) => one.what === what);
    expect({ what, count: there.length }).not.toEqual({ what, count: 0 });
    expect(
      told
        .filter((one) => one.what === what)
        .map(({ at, player, car, order, money }) => [at, player, car, order, money]),
    ).toEqual(there.map(({ at, player, car, order, money }) => [at, player, car, order, money / 100 || 0]));
  }
});

test('[RPL-3] a rest lasts until the car takes up something else', () => {
  const rests = REPLAYS.TEACHER.happenings.filter(({ what }) => what === 'DRIVER_SLEPT');
  expect(rests.length).toBeGreaterThan(5);
  for (const { at, until, car } of rests) {
    const actionAt = (moment: number) => gameAt(GAME, moment).cars.find(({ id }) => id === car)?.state.action;
    expect(actionAt(at)).toMatch(/^SLEEPING/u);
    if (until === null) continue;
    expect(until).toBeGreaterThan(at);
    expect(actionAt(until - 1)).toMatch(/^SLEEPING/u);
    expect(actionAt(until)).not.toMatch(/^SLEEPING/u);
  }
});

test('[RPL-3] [VIW-2] a student is told all of the own, and of others only what the map showed, without amounts and names', () => {
  const { happenings } = REPLAYS.STUDENT;
  const others = happenings.filter(({ player }) => player !== null && player !== OLEK.player);
  expect(new Set(others.map(({ what }) => what))).toEqual(
    new Set(['ORDER_DELIVERED', 'DRIVER_SLEPT', 'EMERGENCY', 'ACCIDENT']),
  );
  expect(others.filter(({ money, points, name }) => money !== 0 || points !== 0 || name !== null)).toEqual([]);
  const own = happenings.filter(({ player }) => player === OLEK.player);
  expect(own).toEqual(REPLAYS.TEACHER.happenings.filter(({ player }) => player === OLEK.player));
});

test('[RPL-15] in one pass each viewer gets the very changes of the own view, and what several see alike is one object', () => {
  const viewers = [OLEK, EWA, { player: 's1', type: 'STUDENT' }] as const;
  const states = [...replaySteps(GAME)].map(({ state }) => state);
  const seen = viewers.map((): ReplayPiece[] => []);
  for (const { place, piece } of replayPieces(GAME, { viewers, extra: EXTRA })) seen[place]?.push(piece);
  viewers.forEach((viewer, place) => {
    const own = states.slice(1).map((after, index) => wireDelta(states[index] ?? after, after, viewer, EXTRA));
    const isNews = (change: object) => Object.keys(change).some((key) => key !== 'now' && key !== 'time');
    const [first, ...pieces] = seen[place] ?? [];
    expect(first?.kind).toBe('GAME');
    expect(pieces).toEqual(own.map((change) => (isNews(change) ? { kind: 'CHANGE', change } : { kind: 'NOTHING' })));
  });
  const shared = seen[0]?.filter((piece, index) => piece.kind === 'CHANGE' && piece === seen[1]?.[index]) ?? [];
  expect(shared.length).toBeGreaterThan(100);
});

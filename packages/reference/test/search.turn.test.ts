import { newGame, type OrderId } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import type { Market } from '../src/market.ts';
import {
  type AttemptTask,
  type DrivenAttempt,
  attemptFrom,
  attemptWith,
  bestAttempt,
  isBetter,
  withoutPlay,
} from '../src/results/driven.ts';
import { likingOf } from '../src/network/taste.ts';
import { type SearchPlan, searchFor } from '../src/results/manners.ts';
import { searched } from '../src/results/repairs.ts';
import { FEW, aLesson, solve, studentsOf } from './a-lesson.ts';

const PLAYERS = 3;
/** Lessons in which repairs and tastes are tried. */
const LESSONS = ['naprawa-1', 'naprawa-2', 'naprawa-3'].slice(0, howMany({ few: 1, many: 3 }));
const { manners: MANNERS } = searchFor({ driven: 'class', students: PLAYERS, knows: 'LIST' }, FEW);
const plain = (repairs: number): SearchPlan => ({ manners: MANNERS, repairs, tasted: [], tastedRepairs: 0 });

/** A lesson to be driven again, for its class or for its first student. */
function taskOf(seed: string, students: readonly string[]): AttemptTask {
  const { setup, log, end } = aLesson(seed, { players: PLAYERS });
  const seats = new Set(students);
  const market: Market = { seats, knowsAll: false, mayTake: () => true, mayDrive: () => true };
  return { opening: newGame(setup), kept: withoutPlay(log, seats), market, solve, recorded: end };
}

function firstAttempt(task: AttemptTask): DrivenAttempt {
  const [manner] = MANNERS;
  if (manner === undefined) throw new Error('No manner');
  return attemptWith(task, { manner, avoided: new Set() });
}

function bookingsIn({ game }: DrivenAttempt, seats: readonly string[]) {
  return game.log.flatMap(({ at, player, action }) =>
    action.action === 'BOOK_ORDER' && seats.includes(player ?? '') ? [{ at, order: action.order }] : [],
  );
}

describe.each([
  ['a class', studentsOf(PLAYERS)],
  ['one student among others', ['player-1']],
])('%s', (_whom, students) => {
  const task = taskOf('naprawa-1', students);
  const attempt = firstAttempt(task);
  const { moments, log, state } = attempt.game;

  test('[REF-6] driven on from a moment in the same way, it is the same game', () => {
    expect(moments.length).toBeGreaterThan(20);
    for (const place of [0, Math.floor(moments.length / 2), moments.length - 1]) {
      const conduct = moments[place]?.conduct;
      if (conduct === undefined) throw new Error('No plan');
      const again = attemptFrom(task, attempt, place, conduct);
      expect(again.game.log).toEqual(log);
      expect(again.game.state.players).toEqual(state.players);
      expect(again.game.moments).toHaveLength(moments.length);
      expect([again.gain, again.isUndisturbed]).toEqual([attempt.gain, attempt.isUndisturbed]);
    }
  });

  test('[REF-6] driven on without an order, it is the same game until then, and the order is not booked', () => {
    const bookings = bookingsIn(attempt, students);
    const { at, order } = bookings[Math.floor(bookings.length / 2)] ?? { at: 0, order: '' };
    const place = moments.findLastIndex(({ state: { now } }) => now <= at);
    const from = moments[place];
    if (from === undefined) throw new Error('No plan');
    const avoided = new Set<OrderId>([order]);
    const other = attemptFrom(task, attempt, place, { ...from.conduct, avoided });
    expect(bookingsIn(other, students).map((one) => one.order)).not.toContain(order);
    expect(other.game.log.slice(0, from.log.length)).toEqual(log.slice(0, from.log.length));
    expect(other.game.log).not.toEqual(log);
  });
});

/** By how much repairs improve on the best manner, in each lesson examined here. */
const gained: number[] = [];

describe.each(LESSONS.slice(0, 2))('%s', (seed) => {
  let plans = 0;
  const counted: AttemptTask['solve'] = (programme) => {
    plans += 1;
    return solve(programme);
  };
  const task = { ...taskOf(seed, studentsOf(PLAYERS)), solve: counted };
  const attempts = MANNERS.map((manner) => attemptWith(task, { manner, avoided: new Set() }));
  const alone = plans;
  const moments = attempts.reduce((sum, { game }) => sum + game.moments.length, 0);
  const longest = Math.max(...attempts.map(({ game }) => game.moments.length));
  plans = 0;
  const found = searched(task, plain(2));
  const made = plans;

  test('[REF-6] repairs find no less than any manner by itself', () => {
    gained.push(found.gain - bestAttempt(attempts).gain);
    expect(found.gain).toBeGreaterThanOrEqual(bestAttempt(attempts).gain);
    expect(searched(task, plain(0)).gain).toBe(bestAttempt(attempts).gain);
    expect(searched(task, plain(1)).gain).toBeLessThanOrEqual(found.gain);
  });

  test('[REF-4] repairs make no more plans than they may, and end the last game', () => {
    // If the greedy manner is the best, its repairs do not use the solver.
    expect(made).toBeGreaterThanOrEqual(alone);
    expect(made).toBeLessThanOrEqual(3 * moments + longest);
  });
});

test('[REF-6] of some lessons repairs find more than any manner by itself', () => {
  expect(Math.max(...gained)).toBeGreaterThan(0);
});

describe("a search in tastes, in one student's place", () => {
  const driven = { driven: 'student', students: PLAYERS, knows: 'LIST' } as const;
  const { manners, tasted } = searchFor(driven, 1);
  const search = { manners, repairs: 1, tasted: tasted.slice(0, howMany({ few: 1, many: 4 })), tastedRepairs: 1 };

  test('[REF-4] [REF-6] each manner has six of them, each with half as many plans; a class has none', () => {
    expect(tasted).toHaveLength(6 * manners.length);
    expect(new Set(tasted.map(({ taste }) => taste)).size).toBe(tasted.length);
    for (const { every, plans } of tasted)
      expect(every).toBe(2 * (manners.find((one) => one.plans === plans)?.every ?? 0));
    expect(searchFor({ ...driven, driven: 'class' }, 1).tasted).toEqual([]);
  });

  test.each(LESSONS)('[REF-6] of %s never finds less than without', (seed) => {
    const task = taskOf(seed, ['player-1']);
    const [without, found] = [searched(task, { ...search, tasted: [] }), searched(task, search)];
    expect(isBetter(without, found)).toBe(false);
  });

  test('[REF-5] another taste plays another game, the same one the same', () => {
    const task = taskOf('naprawa-1', ['player-1']);
    const [manner] = manners;
    if (manner === undefined) throw new Error('No manner');
    const played = [1, 2, 1].map((taste) => attemptWith(task, { manner: { ...manner, taste }, avoided: new Set() }));
    const [one, other, again] = played.map(({ game }) => JSON.stringify(game.log));
    expect(other).not.toBe(one);
    expect(again).toBe(one);
  });
});

test('[REF-5] what an order is liked by is what it is without a taste, and half of it more or less with one', () => {
  const likings = Array.from({ length: 400 }, (_, place) => likingOf(`SZC/1126/${String(place)}`, 7));
  expect([likingOf('SZC/1126/5060', 0), likingOf('SZC/1126/5060', 7)]).toEqual([1, likingOf('SZC/1126/5060', 7)]);
  expect(Math.min(...likings)).toBeGreaterThanOrEqual(0.5);
  expect(Math.max(...likings)).toBeLessThan(1.5);
  const mean = likings.reduce((sum, one) => sum + one, 0) / likings.length;
  expect(Math.abs(mean - 1)).toBeLessThan(0.06);
});

test('[REF-6] [REF-13] who disturbs nobody counts first, then whose drivers keep the limit, then who gains more; of equals the earlier one', () => {
  const { game } = firstAttempt(taskOf('naprawa-1', ['player-1']));
  const attempt = (gain: number, isUndisturbed: boolean, timesPastLimit = 0): DrivenAttempt => ({
    game,
    gain,
    isUndisturbed,
    timesPastLimit,
  });
  const [much, little, less] = [attempt(300, false), attempt(100, true), attempt(50, true)];
  expect(bestAttempt([much, less, little])).toBe(little);
  expect(bestAttempt([less, much, little])).toBe(little);
  expect(bestAttempt([attempt(10, false), much])).toBe(much);
  expect(bestAttempt([little, attempt(100, true)])).toBe(little);
  expect(bestAttempt([attempt(300, true, 1), little])).toBe(little);
  expect(bestAttempt([little, attempt(300, true, 1)])).toBe(little);
  expect(bestAttempt([attempt(200, false), attempt(50, true, 2)]).isUndisturbed).toBe(true);
});

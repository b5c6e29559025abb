import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../../test/timers.ts';
import type { Timer, Timers } from '../state.ts';
import {
  NO_TIMERS,
  latestFirst,
  nextTimer,
  withCarTimer,
  withTimer,
  withTimers,
  withoutNext,
  withoutSituations,
} from './queue.ts';

const timer = (at: number, type: Timer['type'], index = 0): Timer => ({ at, type, index });

/** The timers one after another, the next one first. */
function inOrder(timers: Timers): readonly Timer[] {
  const list: Timer[] = [];
  let left = timers;
  for (let next = nextTimer(left); next !== undefined; next = nextTimer(left)) {
    list.push(next);
    left = withoutNext(left, next);
  }
  expect(left).toEqual(NO_TIMERS);
  return list;
}

test('[CLK-6] at the same moment cars come before windows, the round’s end, new orders', () => {
  const timers = [
    timer(5, 'ORDER_RELEASE'),
    timer(5, 'CAR', 2),
    timer(5, 'ROUND_ENDS'),
    timer(5, 'ORDER_EXPIRES'),
    timer(5, 'CAR', 1),
    timer(5, 'PICK_WINDOW_ENDS'),
    timer(4, 'ROUND_ENDS'),
  ].reduce(withTimer, NO_TIMERS);
  expect(inOrder(timers).map(({ at, type, index }) => `${at} ${type} ${index}`)).toEqual([
    '4 ROUND_ENDS 0',
    '5 CAR 1',
    '5 CAR 2',
    '5 PICK_WINDOW_ENDS 0',
    '5 ORDER_EXPIRES 0',
    '5 ROUND_ENDS 0',
    '5 ORDER_RELEASE 0',
  ]);
});

test('[CLK-5] a car has one timer: the new one takes the old one’s place, or none', () => {
  const timers = [timer(9, 'CAR', 1), timer(7, 'CAR', 2)].reduce(withTimer, NO_TIMERS);
  expect(inOrder(withCarTimer(timers, 1, 3))).toEqual([timer(3, 'CAR', 1), timer(7, 'CAR', 2)]);
  expect(inOrder(withCarTimer(timers, 2, null))).toEqual([timer(9, 'CAR', 1)]);
  expect(withCarTimer(timers, 4, null)).toBe(timers);
  expect(withCarTimer(timers, 2, 7)).toBe(timers);
  expect(inOrder(withCarTimer(timers, 3, 8))).toEqual([timer(7, 'CAR', 2), timer(8, 'CAR', 3), timer(9, 'CAR', 1)]);
  expect(inOrder(timers)).toEqual([timer(7, 'CAR', 2), timer(9, 'CAR', 1)]);
});

test('[CLK-6] several timers at once give what they give one by one', () => {
  const timers = withTimers(NO_TIMERS, [timer(9, 'CAR', 0), timer(5, 'CAR', 1)]);
  const more = [4, 9, 11, 1, 5].map((at, index) => timer(at, 'PICK_WINDOW_ENDS', index));
  expect(withTimers(timers, more)).toEqual(more.reduce(withTimer, timers));
  expect(withTimers(timers, [])).toBe(timers);
});

test('[SIT-3] situations are taken out, all else waits on', () => {
  const left = [timer(4, 'CAR', 1), timer(6, 'ROUND_ENDS')];
  const timers = [...left, timer(5, 'SITUATION'), timer(7, 'SITUATION', 1)].reduce(withTimer, NO_TIMERS);
  expect(inOrder(withoutSituations(timers))).toEqual(left);
  expect(withoutSituations(withTimer(NO_TIMERS, timer(5, 'SITUATION')))).toEqual(NO_TIMERS);
});

/** The operations on timers, and the same operations on a plain list. */
type Step = { readonly does: 'ADD' | 'CAR' | 'STOP' | 'NEXT'; readonly at: number; readonly index: number };

const STEP = fc.record({
  does: fc.constantFrom('ADD', 'ADD', 'CAR', 'CAR', 'STOP', 'NEXT'),
  at: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1_000_000 })),
  index: fc.integer({ min: 0, max: 90 }),
});

function stepped(timers: Timers, { does, at, index }: Step): Timers {
  const next = nextTimer(timers);
  if (does === 'NEXT') return next === undefined ? timers : withoutNext(timers, next);
  return does === 'ADD'
    ? withTimer(timers, timer(at, 'PICK_WINDOW_ENDS', index))
    : withCarTimer(timers, index, does === 'CAR' ? at : null);
}

function listed(list: readonly Timer[], { does, at, index }: Step): readonly Timer[] {
  if (does === 'NEXT') return list.slice(0, -1);
  if (does === 'ADD') return [...list, timer(at, 'PICK_WINDOW_ENDS', index)].sort(latestFirst);
  const others = list.filter((one) => one.type !== 'CAR' || one.index !== index);
  return does === 'CAR' ? [...others, timer(at, 'CAR', index)].sort(latestFirst) : others;
}

test('[CLK-5] [CLK-6] whatever is done to the timers, they are what one sorted list would be, in pages of which none is empty', () => {
  fc.assert(
    fc.property(fc.array(STEP, { minLength: 100, maxLength: 400, size: 'max' }), (steps) => {
      const timers = steps.reduce(stepped, NO_TIMERS);
      const list = steps.reduce(listed, []);
      expect(allOf(timers)).toEqual(list);
      expect(nextTimer(timers)).toEqual(list.at(-1));
      const pages = [...timers.cars, ...timers.others];
      expect(pages.every(({ length }) => length > 0 && length <= 32)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

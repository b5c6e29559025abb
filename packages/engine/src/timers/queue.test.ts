import { expect, test } from 'vitest';
import type { Timer } from '../state.ts';
import { latestFirst, withCarTimer, withTimer, withTimers } from './queue.ts';

const timer = (at: number, type: Timer['type'], index = 0): Timer => ({ at, type, index });

test('[CLK-6] the next timer is last; at the same moment cars come before windows, the round’s end, new orders', () => {
  const list = [
    timer(5, 'ORDER_RELEASE'),
    timer(5, 'CAR', 2),
    timer(5, 'ROUND_ENDS'),
    timer(5, 'ORDER_EXPIRES'),
    timer(5, 'CAR', 1),
    timer(5, 'PICK_WINDOW_ENDS'),
    timer(4, 'ROUND_ENDS'),
  ].reduce(withTimer, []);
  expect([...list].reverse().map(({ at, type, index }) => `${at} ${type} ${index}`)).toEqual([
    '4 ROUND_ENDS 0',
    '5 CAR 1',
    '5 CAR 2',
    '5 PICK_WINDOW_ENDS 0',
    '5 ORDER_EXPIRES 0',
    '5 ROUND_ENDS 0',
    '5 ORDER_RELEASE 0',
  ]);
  expect([...list].sort(latestFirst)).toEqual(list);
});

test('[CLK-5] a car has one timer: the new one takes the old one’s place, or none', () => {
  const list = [timer(9, 'CAR', 1), timer(7, 'CAR', 2)];
  expect(withCarTimer(list, 1, 3)).toEqual([timer(7, 'CAR', 2), timer(3, 'CAR', 1)]);
  expect(withCarTimer(list, 2, null)).toEqual([timer(9, 'CAR', 1)]);
  expect(withCarTimer(list, 4, null)).toBe(list);
  expect(withCarTimer(list, 2, 7)).toBe(list);
  expect(withCarTimer(list, 2, 11)).toEqual([timer(11, 'CAR', 2), timer(9, 'CAR', 1)]);
  expect(withCarTimer(list, 3, 8)).toEqual([timer(9, 'CAR', 1), timer(8, 'CAR', 3), timer(7, 'CAR', 2)]);
  expect(list).toEqual([timer(9, 'CAR', 1), timer(7, 'CAR', 2)]);
});

test('[CLK-6] wherever a car’s timer goes, the list stays sorted and holds all others', () => {
  const others = [9, 7, 5, 5, 3, 1].map((at, index) => timer(at, 'PICK_WINDOW_ENDS', index));
  const list = others.reduce(withTimer, [timer(5, 'CAR', 1)]);
  for (let at = 0; at <= 10; at += 1) {
    const moved = withCarTimer(list, 1, at);
    expect(moved).toEqual([...others, timer(at, 'CAR', 1)].sort(latestFirst));
    expect(withCarTimer(moved, 1, null)).toEqual([...others].sort(latestFirst));
  }
});

test('[CLK-6] several timers at once give what they give one by one', () => {
  const list = [9, 5, 2].map((at, index) => timer(at, 'CAR', index));
  const more = [4, 9, 11, 1, 5].map((at, index) => timer(at, 'PICK_WINDOW_ENDS', index));
  expect(withTimers(list, more)).toEqual(more.reduce(withTimer, list));
  expect(withTimers(list, [])).toBe(list);
});

import { expect, test } from 'vitest';
import { deviationOf, isChance, meanOf, spreadOf } from './spread.ts';

test('the spread of known values', () => {
  expect(spreadOf([5, 1, 3, 2, 4])).toEqual({
    mean: 3,
    deviation: Math.sqrt(2.5),
    p10: 1.4,
    q1: 2,
    median: 3,
    q3: 4,
    p90: 4.6,
  });
});

test('nothing has no spread, one value none around it', () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([7])).toEqual({ mean: 7, deviation: 0, p10: 7, q1: 7, median: 7, q3: 7, p90: 7 });
  expect(meanOf([])).toBe(0);
  expect(deviationOf([7])).toBe(0);
});

test.each([
  ['none at all', [0, 0, 0], true],
  ['one pair tells nothing', [500], true],
  ['as much up as down', [10, -12, 9, -8], true],
  ['all the same way', [10, 12, 9, 8], false],
  ['exactly the same each time', [3, 3, 3], false],
])('differences of pairs: %s', (_, differences, chance) => {
  expect(isChance(differences)).toBe(chance);
});

import { expect, test } from 'vitest';
import { bestKnownOf, efficiencyOf } from '../src/index.ts';

test.each([
  ['as much as the best known', 200, 200, 100],
  ['more than the best known', 300, 200, 100],
  ['half of it', 100, 200, 50],
  ['nearly all: rounded down', 19_999, 20_000, 99],
  ['exactly 29 percent, which no binary fraction is', 290_000, 1_000_000, 29],
  ['nothing', 0, 200, 0],
  ['a loss', -50, 200, 0],
  ['less than a best known that is a loss itself', -50, -20, 0],
  ['as little as a best known that is a loss itself', -20, -20, 100],
  ['nothing where nothing was to be had', 0, 0, 100],
])('[REF-8] %s', (_what, own, best, percent) => {
  expect(efficiencyOf(own, best)).toBe(percent);
});

test('[REF-8] who beats the reference is the best known', () => {
  expect(bestKnownOf(100, [50, 120, -10])).toBe(120);
  expect(bestKnownOf(100, [50])).toBe(100);
  expect(bestKnownOf(100, [])).toBe(100);
});

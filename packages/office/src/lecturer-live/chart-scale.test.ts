import { expect, test } from 'vitest';
import { fractionBetween, ticksFor } from './chart-scale.ts';

test.each([
  [160_000, 172_815.5, 250, [160_000, 165_000, 170_000, 175_000, 180_000]],
  [0, 640, 5, [0, 200, 400, 600, 800]],
  [0, 0, 5, [0, 5, 10, 15, 20]],
  [-40, 12, 5, [-40, -20, 0, 20, 40]],
  [30_000, 30_000, 250, [30_000, 30_250, 30_500, 30_750, 31_000]],
])('[LVP-5] five round numbers hold %d to %d', (low, high, least, ticks) => {
  expect(ticksFor(low, high, least)).toEqual(ticks);
});

test('[LVP-5] a place between two others, never outside them', () => {
  expect([
    fractionBetween(5, 0, 10),
    fractionBetween(-1, 0, 10),
    fractionBetween(11, 0, 10),
    fractionBetween(3, 3, 3),
  ]).toEqual([0.5, 0, 1, 0]);
});

import { expect, test } from 'vitest';
import { axisFor, axisPercent, spanOf, ticksOf } from './time-axis.ts';

const HOUR = 3600;
const axis = { from: 0, to: 20 * HOUR };

test('a moment lies at its share of the axis and never outside it', () => {
  expect(axisPercent(axis, 5 * HOUR)).toBe(25);
  expect(axisPercent(axis, -HOUR)).toBe(0);
  expect(axisPercent(axis, 30 * HOUR)).toBe(100);
});

test('a stretch is cut at the edges of the axis', () => {
  expect(spanOf(axis, -5 * HOUR, 5 * HOUR)).toEqual({ left: 0, width: 25 });
  expect(spanOf(axis, 19 * HOUR, 40 * HOUR)).toEqual({ left: 95, width: 5 });
});

test('[ORL-8] hours are labelled sparsely, and none stands under the label of now', () => {
  expect(ticksOf(axis, 8 * HOUR).map((at) => at / HOUR)).toEqual([4, 12, 16]);
  expect(ticksOf({ from: 0, to: 80 * HOUR }, 0).length).toBeLessThanOrEqual(6);
  // The label of "now" stays inside the axis, and covers what is next to its end.
  expect(ticksOf(axis, 0, 4).map((at) => at / HOUR)).toEqual([12, 18]);
});

test('[ORL-8] the axis of what is late begins before its window and still shows now', () => {
  const late = axisFor(30 * HOUR, 10 * HOUR, 8, 5 * HOUR);
  expect(late).toEqual({ from: 4 * HOUR, to: 30.5 * HOUR });
  expect(spanOf(late, 5 * HOUR, 10 * HOUR).width).toBeGreaterThan(0);
});

test('the axis of a table reaches the last window and keeps its ends on the half hour', () => {
  const wide = axisFor(10 * HOUR + 700, 50 * HOUR + 60);
  expect(wide).toEqual({ from: 9 * HOUR, to: 51 * HOUR });
  expect(axisFor(10 * HOUR, 11 * HOUR)).toEqual({ from: 9 * HOUR, to: 25 * HOUR });
});

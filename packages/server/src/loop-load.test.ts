import type { EventLoopUtilization } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { watchLoop } from './loop-load.ts';

/** An event loop that was as busy as the test says between two samples. */
function aLoop() {
  const loop = { share: 0 };
  const utilization = (now?: EventLoopUtilization, before?: EventLoopUtilization): EventLoopUtilization => ({
    idle: 0,
    active: 0,
    utilization: now !== undefined && before !== undefined ? loop.share : 0,
  });
  return { loop, watch: watchLoop(utilization) };
}

test('[RUN-9] only a loop that is busy look after look is overloaded, and one free moment ends that', () => {
  const { loop, watch } = aLoop();
  const after = (...shares: readonly number[]): boolean => {
    for (loop.share of shares) watch.look();
    return watch.isOverloaded(1);
  };
  expect(after(1, 1)).toBe(false);
  expect(after(0.5, 1, 1)).toBe(false);
  expect(after(1)).toBe(true);
  expect(after(1, 1)).toBe(true);
  expect(after(0.8)).toBe(false);
});

test('[RUN-9] beside many games a loop that is busy is overloaded before it is full', () => {
  const { loop, watch } = aLoop();
  for (loop.share of [0.6, 0.6]) watch.look();
  expect(watch.isOverloaded(20)).toBe(false);
  watch.look();
  expect(watch.isOverloaded(20)).toBe(true);
  expect(watch.isOverloaded(19)).toBe(false);
  loop.share = 0.4;
  watch.look();
  expect(watch.isOverloaded(20)).toBe(false);
});

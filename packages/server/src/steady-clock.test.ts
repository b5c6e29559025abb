import { expect, test } from 'vitest';
import { steadyClock } from './steady-clock.ts';

test('[PRV-6] it begins at the wall clock and is moved by nothing but time that passes', () => {
  const clocks = { wall: 1_000_000, uptime: 500.5 };
  const steady = steadyClock(
    () => clocks.wall,
    () => clocks.uptime,
  );
  expect(steady()).toBe(1_000_000);
  clocks.wall += 20 * 365 * 86_400_000;
  clocks.uptime += 250;
  expect(steady()).toBe(1_000_250);
  clocks.wall = 0;
  expect(steady()).toBe(1_000_250);
});

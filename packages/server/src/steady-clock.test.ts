import os from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { machineUptime, steadyClock } from './steady-clock.ts';

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

test('[HWS-3] counted by the machine’s own uptime it passes while the machine sleeps, and is still moved by no wall clock', () => {
  const uptime = vi.spyOn(os, 'uptime').mockReturnValue(100);
  onTestFinished(() => uptime.mockRestore());
  const clocks = { wall: 1_000_000 };
  const sleepless = steadyClock(() => clocks.wall, machineUptime);
  clocks.wall += 20 * 365 * 86_400_000;
  expect(sleepless()).toBe(1_000_000);
  uptime.mockReturnValue(100 + 36_000);
  expect(sleepless()).toBe(1_000_000 + 36_000_000);
});

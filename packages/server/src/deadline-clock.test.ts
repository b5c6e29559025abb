import { schoolDay } from '@fracht/content';
import { expect, test } from 'vitest';
import { deadlineClock } from './deadline-clock.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const YEAR = 365 * DAY;
const MORNING = Date.UTC(2026, 10, 23, 7);

/** A server started at this moment by its wall clock, where servers had been seen at these moments before. */
async function startedAt(start: number, ...seen: readonly number[]) {
  const clocks = { wall: start, passed: 0 };
  const days = {
    lastBefore: async (day: string) => seen.findLast((at) => schoolDay(at) !== day) ?? null,
  };
  const now = () => clocks.wall;
  const deadlineNow = await deadlineClock({ days, now, sleepless: () => start + clocks.passed });
  const pass = (ms: number): void => {
    clocks.wall += ms;
    clocks.passed += ms;
  };
  return { clocks, deadlineNow, pass };
}

test('[HWS-3] [HWS-10] a clock set ahead while the server runs reaches no deadline, one set back none too early', async () => {
  const { clocks, deadlineNow, pass } = await startedAt(MORNING, MORNING - DAY);
  expect(deadlineNow()).toBe(MORNING);
  clocks.wall += YEAR;
  expect(deadlineNow()).toBe(MORNING);
  pass(DAY);
  expect(deadlineNow()).toBe(MORNING + DAY);
  clocks.wall -= YEAR + DAY;
  expect(deadlineNow()).toBe(MORNING);
});

test('[HWS-3] a start with the clock ahead reaches no deadline after the last day that was seen, and a start again the same day neither', async () => {
  const yesterday = MORNING - DAY;
  for (const seen of [[yesterday], [yesterday, MORNING + YEAR]]) {
    const { clocks, deadlineNow, pass } = await startedAt(MORNING + YEAR, ...seen);
    expect(deadlineNow()).toBe(yesterday + DAY);
    pass(10 * MINUTE);
    expect(deadlineNow()).toBe(yesterday + DAY);
    // The network sets the clock right.
    clocks.wall -= YEAR;
    expect(deadlineNow()).toBe(MORNING + 10 * MINUTE);
    pass(30 * MINUTE);
    expect(deadlineNow()).toBe(MORNING + 40 * MINUTE);
  }
});

test('[HWS-3] after a holiday deadlines are reached when the clock has stood so for twenty minutes, after a long weekend at once', async () => {
  const holiday = await startedAt(MORNING + 14 * DAY, MORNING);
  holiday.pass(20 * MINUTE - 1);
  expect(holiday.deadlineNow()).toBe(MORNING + DAY);
  holiday.pass(1);
  expect(holiday.deadlineNow()).toBe(MORNING + 14 * DAY + 20 * MINUTE);
  expect((await startedAt(MORNING + 5 * DAY, MORNING)).deadlineNow()).toBe(MORNING + 5 * DAY);
  expect((await startedAt(MORNING + YEAR)).deadlineNow()).toBe(MORNING + YEAR);
});

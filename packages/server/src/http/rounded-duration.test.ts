import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRoundedDuration } from './rounded-duration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** After how many ms it ends if the work takes `workMs`. */
async function endOf(workMs: number, fails = false): Promise<number> {
  const began = performance.now();
  let ended = 0;
  const work = async (): Promise<void> => {
    await new Promise((resolve) => void setTimeout(resolve, workMs));
    if (fails) throw new Error('failed');
  };
  const done = withRoundedDuration(work)
    .catch(() => undefined)
    .then(() => (ended = performance.now() - began));
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  return ended;
}

test.each([
  [0, 100],
  [15, 100],
  [26, 100],
  [130, 200],
])('[BND-7] [LGN-2] work of %i ms is answered after %i', async (workMs, ended) => {
  expect(await endOf(workMs)).toBe(ended);
  expect(await endOf(workMs, true)).toBe(ended);
});

import { expect, test } from 'vitest';
import { ManualClock } from '../test/live/manual-clock.ts';
import { makeLog } from './log.ts';
import { STOP_MS, stopInTime, type StopStep } from './stop.ts';

const never = (): Promise<void> => new Promise(() => undefined);

/** Steps that record when they end, and a stop that runs them. */
function aStop() {
  const clock = new ManualClock(0);
  const log = makeLog('silent');
  const told: unknown[] = [];
  log.warn = (what: unknown) => void told.push(what);
  const ended: string[] = [];
  const step = (what: string, end: () => Promise<void> = async () => undefined): StopStep => ({
    what,
    end: async () => {
      await end();
      ended.push(what);
    },
  });
  const stop = (...rows: readonly (readonly StopStep[])[]): Promise<void> => stopInTime(rows, { clock, log });
  return { clock, told, ended, step, stop };
}

test('[RUN-2] a stop ends one row after the other, and leaves no timer', async () => {
  const { clock, told, ended, step, stop } = aStop();
  await stop([step('games'), step('letters')], [step('data')]);
  expect(ended).toEqual(['games', 'letters', 'data']);
  clock.move(STOP_MS);
  expect(told).toEqual([]);
});

test('[RUN-2] a stop holds up no step for one beside it that waits for the outside, is over after four seconds, and tells what it waited for', async () => {
  const { clock, told, ended, step, stop } = aStop();
  let isOver = false;
  const stopping = stop([step('letters', never), step('games')], [step('data')]).then(() => {
    isOver = true;
  });
  await expect.poll(() => ended).toEqual(['games']);
  clock.move(STOP_MS - 1);
  await expect.poll(() => isOver).toBe(false);
  clock.move(1);
  await stopping;
  expect(told).toEqual([{ waiting: ['letters'] }]);
  expect(ended).toEqual(['games']);
});

test('[RUN-2] a stop in which a step fails tells so', async () => {
  const { step, stop } = aStop();
  const failing = step('games', () => Promise.reject(new Error('no room')));
  await expect(stop([failing, step('letters', never)])).rejects.toThrow('no room');
});

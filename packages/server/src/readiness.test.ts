import { expect, test } from 'vitest';
import { makeLog } from './log.ts';
import { readiness } from './readiness.ts';

test('[RUN-4] it is ready while a small write succeeds, tried once for all who ask and again only after a while', async () => {
  let [time, writes, isFull] = [0, 0, false];
  const write = async (): Promise<void> => {
    writes += 1;
    if (isFull) throw new Error('disk full');
  };
  const canStore = readiness({ write, isHeld: () => true, clock: () => time, log: makeLog('silent') });
  expect(await Promise.all([canStore(), canStore(), canStore()])).toEqual([true, true, true]);
  isFull = true;
  expect([await canStore(), writes]).toEqual([true, 1]);
  time += 5000;
  expect([await canStore(), await canStore(), writes]).toEqual([false, false, 2]);
  isFull = false;
  time += 1000;
  expect([await canStore(), writes]).toEqual([true, 3]);
});

test('[RUN-4] [STO-8] it is not ready while its database is not locked for it, whatever it could write a moment ago', async () => {
  let isHeld = true;
  const canStore = readiness({
    write: () => Promise.resolve(),
    isHeld: () => isHeld,
    clock: () => 0,
    log: makeLog('silent'),
  });
  expect(await canStore()).toBe(true);
  isHeld = false;
  expect(await canStore()).toBe(false);
  isHeld = true;
  expect(await canStore()).toBe(true);
});

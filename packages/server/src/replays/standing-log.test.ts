import { expect, test } from 'vitest';
import type { GameLog } from '../games/log/game-log.ts';
import { standingLog } from './standing-log.ts';

const ENTRY = { at: 0, player: null, type: '', day: '', action: 'PAUSE', id: null };

/** A log that has these numbers of entries at successive reads; the last number stays. */
function logOf(lengths: readonly number[]): Pick<GameLog, 'entries'> {
  let read = 0;
  return {
    entries: async () => {
      const length = lengths[Math.min(read, lengths.length - 1)] ?? 0;
      read += 1;
      return Array.from({ length }, (_, seq) => ({ ...ENTRY, seq }));
    },
  };
}

const paused = async () => 'PAUSED' as const;

test('[RPL-5] a paused game whose log grows while its teacher leaves the live page is read again until it stands still', async () => {
  const { rows, state } = await standingLog(logOf([7, 8, 9, 9]), 'g1', paused);
  expect([rows.length, state]).toEqual([9, 'PAUSED']);
});

test('[RPL-5] one that is resumed meanwhile is told as running, with what was read before', async () => {
  const states = ['PAUSED', 'IN_PROGRESS'] as const;
  let asked = 0;
  const next = async () => {
    const state = states[Math.min(asked, 1)] ?? 'IN_PROGRESS';
    asked += 1;
    return state;
  };
  expect((await standingLog(logOf([7, 8]), 'g1', next)).state).toBe('IN_PROGRESS');
});

test('[RPL-5] a log that never stands still is given up', async () => {
  await expect(standingLog(logOf([1, 2, 3, 4, 5, 6, 7, 8, 9]), 'g1', paused)).rejects.toThrow('UNAVAILABLE');
});

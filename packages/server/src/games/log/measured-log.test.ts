import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { GameLog } from './game-log.ts';
import { measuredLog } from './measured-log.ts';
import type { EntryRow } from './rows.ts';

const ROW: EntryRow = { seq: 1, at: 0, player: 's1', type: 'STUDENT', day: '2026-11-26', action: '{}', id: null };

function logThat(append: GameLog['append']): GameLog {
  const none = async () => {
    throw new Error('not asked for');
  };
  return {
    append,
    mark: none,
    saveSnapshot: none,
    rest: none,
    read: none,
    entries: none,
    live: none,
    keep: none,
    close: none,
  };
}

const countIn = async (metrics: Registry) =>
  /fracht_store_seconds_count (?<count>\d+)/u.exec(await metrics.metrics())?.groups?.count;

test('[RUN-7] it counts an action once it is stored, and one that could not be stored not at all', async () => {
  const metrics = new Registry();
  let store = (): void => undefined;
  const slow = measuredLog(
    logThat(() => new Promise((resolve) => (store = resolve))),
    metrics,
  );
  const stored = slow.append('g1', ROW);
  expect(await countIn(metrics)).toBe('0');
  store();
  await stored;
  expect(await countIn(metrics)).toBe('1');
  const other = new Registry();
  const full = measuredLog(
    logThat(() => Promise.reject(new Error('the disk is full'))),
    other,
  );
  await expect(full.append('g1', ROW)).rejects.toThrow('the disk is full');
  expect(await countIn(other)).toBe('0');
});

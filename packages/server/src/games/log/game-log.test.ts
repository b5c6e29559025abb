import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDatabase, aGame } from '../../../test/live/a-game.ts';
import { type GameLog, openSqliteLog } from './game-log.ts';
import type { EntryRow } from './jobs.ts';

let folder = '';
let log: GameLog;

const fileOf = () => join(folder, 'fracht.sqlite');

function anEntry(seq: number, changes: Partial<EntryRow> = {}): EntryRow {
  return {
    seq,
    at: seq * 10,
    player: 'anna',
    type: 'STUDENT',
    day: '2026-11-21',
    action: '{}',
    id: `a${seq}`,
    ...changes,
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fracht-log-'));
  await aDatabase(fileOf(), [aGame({ id: 'g1' }), aGame({ id: 'g2' })]);
  log = openSqliteLog(fileOf());
});

afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true });
});

test('what was appended is read back by the next process', async () => {
  await log.append('g1', anEntry(1));
  await log.append('g1', anEntry(2, { player: null, id: null }));
  await log.close();
  log = openSqliteLog(fileOf());
  const stored = await log.read('g1');
  expect(stored.entries).toEqual([anEntry(1), anEntry(2, { player: null, id: null })]);
  expect(stored.answers).toEqual([{ player: 'anna', id: 'a1', seq: 1, at: 10 }]);
  expect([stored.seq, stored.at, stored.snapshot]).toEqual([2, 20, null]);
});

test('a game without entries is empty', async () => {
  expect(await log.read('g2')).toEqual({ at: null, snapshot: null, entries: [], seq: 0, answers: [] });
});

test('after a snapshot only later entries are read, and every answer', async () => {
  await log.append('g1', anEntry(1));
  await log.saveSnapshot('g1', { seq: 1, at: 15, state: '{"version":1}' });
  await log.append('g1', anEntry(2));
  await log.saveSnapshot('g2', { seq: 0, at: 0, state: '{}' });
  const stored = await log.read('g1');
  expect(stored.snapshot).toEqual({ seq: 1, at: 15, state: '{"version":1}' });
  expect(stored.entries.map(({ seq }) => seq)).toEqual([2]);
  expect(stored.answers.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('a mark moves the clock; a game at rest is not brought back, its entries stay', async () => {
  await log.append('g1', anEntry(1));
  await log.mark('g1', 99);
  await log.mark('g2', 5);
  expect(await log.live()).toEqual(['g1', 'g2']);
  expect((await log.read('g1')).at).toBe(99);
  await log.rest('g1');
  expect(await log.live()).toEqual(['g2']);
  expect((await log.read('g1')).entries).toHaveLength(1);
});

test('a number given twice fails its own game alone, in the same commit', async () => {
  await log.append('g1', anEntry(1));
  const results = await Promise.allSettled([
    log.append('g2', anEntry(1)),
    log.append('g1', anEntry(1, { id: 'other' })),
    log.append('g2', anEntry(2)),
    log.append('g2', anEntry(3, { id: 'a2' })),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect((await log.read('g2')).seq).toBe(2);
});

test('many at once are all durable and keep their order', async () => {
  await Promise.all(
    Array.from({ length: 500 }, (_, index) => log.append(index % 2 === 0 ? 'g1' : 'g2', anEntry(index + 1))),
  );
  const seqs = (await log.read('g1')).entries.map(({ seq }) => seq);
  expect(seqs).toHaveLength(250);
  expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
});

test('a closed log refuses', async () => {
  await log.close();
  await expect(log.append('g1', anEntry(1))).rejects.toThrow('the log is closed');
  log = openSqliteLog(fileOf());
});

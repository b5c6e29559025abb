import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteLog } from '../../games/log/sqlite-log.ts';
import { isStorageAway } from '../storage-away.ts';
import { openSqlite } from './open-sqlite.ts';

/** A school and its log, and another program that can lock the database. */
async function aSchool() {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-busy-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'fracht.sqlite');
  const storage = await openSqlite(file, 0);
  const log = openSqliteLog(file);
  const other = new Database(file);
  onTestFinished(async () => {
    if (other.inTransaction) other.exec('rollback');
    other.close();
    await log.close();
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  const stage = (value: string) => storage.content.saveStages([{ id: 1, value }], { author: 'a', at: 0 });
  const rest = () => log.rest('g');
  return { folder, storage, other, stage, rest };
}

/** How often the thread was free for other work until `work` was settled, sampled every 5 ms. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  let count = 0;
  const clock = setInterval(() => (count += 1), 5);
  await work;
  clearInterval(clock);
  return count;
}

/** Resolves after the thread was free this many times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await pause(5);
}

test('[STO-15] another program’s lock is waited for, and the thread goes on meanwhile; then all is stored', async () => {
  const { other, stage, rest, storage } = await aSchool();
  other.exec('begin immediate');
  const done = Promise.all([stage('Potem'), rest(), stage('Na końcu')]);
  // Code that blocked the thread while waiting would give up before the lock is released, which the same thread does.
  await turns(40);
  other.exec('rollback');
  await done;
  expect(await storage.content.stages()).toMatchObject([{ value: 'Na końcu' }]);
});

test('[STO-15] a lock that lasts is a storage that is away, told within seconds; afterwards all goes on', async () => {
  const { other, stage, rest, storage } = await aSchool();
  other.exec('begin immediate');
  const outcomes = Promise.allSettled([stage('Nie'), rest()]);
  expect(await turnsUntil(outcomes)).toBeGreaterThan(20);
  for (const outcome of await outcomes)
    expect(outcome.status === 'rejected' && isStorageAway(outcome.reason)).toBe(true);
  other.exec('rollback');
  await Promise.all([stage('Znowu'), rest()]);
  expect(await storage.content.stages()).toMatchObject([{ value: 'Znowu' }]);
});

test('[STO-14] the database, and what lies beside it, is for its owner alone, also where the folder is not and it was not', async () => {
  const { folder, storage, stage } = await aSchool();
  await stage('Tajne');
  const picture = 'abcdefgh12345678.webp';
  await storage.images.keep(picture, Buffer.from('obraz'), 9);
  const pictureMode = () => statSync(join(folder, 'uploads', picture)).mode & 0o777;
  expect(pictureMode()).toBe(0o600);
  const modes = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o077] as const);
  expect(modes().length).toBeGreaterThanOrEqual(3);
  expect(modes().filter(([, mode]) => mode !== 0)).toEqual([]);
  for (const [name] of modes()) chmodSync(join(folder, name), name === 'uploads' ? 0o755 : 0o644);
  chmodSync(join(folder, 'uploads', picture), 0o644);
  await (await openSqlite(join(folder, 'fracht.sqlite'), 0)).close();
  expect(modes().filter(([name, mode]) => name.startsWith('fracht.sqlite') && mode !== 0)).toEqual([]);
  expect(pictureMode()).toBe(0o600);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/support/test-app.ts';
import { readCopy } from '../copies/copy-file.ts';
import { makeLog } from '../log.ts';
import { backupName, isBackupName } from './backup-files.ts';
import { measureBackups } from './backup-metrics.ts';
import { type BackupFailure, type BackupOutcome, Backups } from './backups.ts';
import { makeBackup } from './make-backup.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 21, 11);
const KEY = { given: 'klucz-kopii-do-testow', dataDir: '/nigdzie' };

/** Backups of a folder by a clock that the test sets; each attempt has the next of the given outcomes, or makes an empty file. */
function someBackups(keep = 3) {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const told: BackupFailure[] = [];
  const outcomes: BackupOutcome[] = [];
  const clock = { now: NOON };
  const made: number[] = [];
  const backups = new Backups({
    source: 'a school',
    folder,
    keep,
    key: KEY,
    logger: makeLog('silent'),
    now: () => clock.now,
    onFailure: async (failure) => void told.push(failure),
    make: async (task) => {
      made.push(task.made);
      const outcome = outcomes.shift() ?? { name: backupName(task.made) };
      if ('name' in outcome) writeFileSync(join(folder, outcome.name), '');
      return outcome;
    },
  });
  return { backups, folder, told, outcomes, clock, made };
}

const FULL: BackupOutcome = { fault: { code: 'DISK_FULL', message: 'ENOSPC' } };

test('[BKP-3] one a day by itself, the newest are kept, and other files stay', async () => {
  const { backups, folder, clock, made } = someBackups();
  writeFileSync(join(folder, 'list.txt'), '');
  for (let hour = 0; hour < 24 * 5; hour += 1) {
    clock.now = NOON + hour * HOUR;
    await backups.makeIfDue();
  }
  expect(made).toEqual([0, 1, 2, 3, 4].map((day) => NOON + day * 24 * HOUR));
  const newest = made.slice(2).map((at) => backupName(at));
  expect(readdirSync(folder).toSorted()).toEqual([...newest, 'list.txt']);
  expect((await backups.state()).files.map(({ name }) => name)).toEqual(newest.toReversed());
});

test('[BKP-3] a clock that was ahead for a while and is right again keeps no backup from being made', async () => {
  const { backups, clock, made } = someBackups();
  clock.now = NOON + 3 * 365 * 24 * HOUR;
  await backups.makeIfDue();
  clock.now = NOON;
  await backups.makeIfDue();
  await backups.makeIfDue();
  expect(made).toHaveLength(2);
});

test('[BKP-3] backups of moments to come, which a wrong clock has left, are the first to go, and never the one just made', async () => {
  const { backups, folder, clock, made } = someBackups();
  const metrics = new Registry();
  measureBackups(backups, metrics, () => clock.now);
  const years = [1, 2, 3].map((count) => NOON + count * 365 * 24 * HOUR);
  for (const at of years) writeFileSync(join(folder, backupName(at)), '');
  for (let hour = 0; hour < 24 * 3; hour += 1) {
    clock.now = NOON + hour * HOUR;
    await backups.makeIfDue();
    expect(readdirSync(folder)).toContain(backupName(made.at(-1) ?? 0));
  }
  expect(made).toEqual([0, 1, 2].map((day) => NOON + day * 24 * HOUR));
  expect(readdirSync(folder).toSorted()).toEqual(made.map((at) => backupName(at)));
  const ahead = years[2] ?? 0;
  clock.now = ahead;
  await backups.make();
  clock.now = NOON + 72 * HOUR;
  expect(await metrics.metrics()).toContain(`fracht_backup_age_seconds ${String(24 * 3600)}`);
});

test('[CFG-13] [BKP-3] with none to keep none is made by itself, but one that is asked for stays', async () => {
  const { backups, folder, made } = someBackups(0);
  await backups.makeIfDue();
  expect(made).toEqual([]);
  await backups.make();
  expect(readdirSync(folder)).toEqual([backupName(NOON)]);
});

test('[BKP-3] [BKP-4] of failures in a row the first is told; it is tried again after an hour, and at once when asked', async () => {
  const { backups, outcomes, clock, made, told } = someBackups();
  outcomes.push(FULL, FULL);
  for (let minute = 0; minute <= 119; minute += 1) {
    clock.now = NOON + minute * 60_000;
    await backups.makeIfDue();
  }
  expect(made).toEqual([NOON, NOON + HOUR]);
  expect(told).toEqual([{ at: NOON, code: 'DISK_FULL' }]);
  expect((await backups.state()).failure).toEqual({ at: NOON + HOUR, code: 'DISK_FULL' });
  await backups.make();
  expect((await backups.state()).failure).toBeNull();
  outcomes.push({ fault: { code: null, message: 'what nobody knows' } });
  await backups.make();
  expect(told).toHaveLength(2);
});

test('[BKP-4] [RUN-4] a folder that cannot be read is a failed attempt: it is told once, and the list and /metrics go on', async () => {
  const { backups, folder, clock, made, told } = someBackups();
  const metrics = new Registry();
  measureBackups(backups, metrics, () => clock.now);
  await backups.makeIfDue();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  expect((await backups.state()).failure).toEqual({ at: NOON, code: 'DISK_READ_ONLY' });
  clock.now += 25 * HOUR;
  const since = clock.now;
  for (let minute = 0; minute <= 119; minute += 1) {
    clock.now = since + minute * 60_000;
    await backups.makeIfDue();
  }
  expect(made).toEqual([NOON]);
  expect(told).toEqual([{ at: since, code: 'DISK_READ_ONLY' }]);
  expect(await backups.state()).toEqual({
    files: [],
    isRunning: false,
    failure: { at: since + HOUR, code: 'DISK_READ_ONLY' },
  });
  const text = await metrics.metrics();
  expect(text).toContain('fracht_backup_age_seconds -1');
  expect(text).toContain('fracht_backup_failed 1');
});

test('[BKP-4] a backup that is gone before it was looked at is none', async () => {
  const { backups, folder } = someBackups();
  await backups.make();
  // A dangling link: listed in the folder, but not there when it is looked at.
  symlinkSync(join(folder, 'gone'), join(folder, backupName(NOON - HOUR)));
  expect(await backups.state()).toMatchObject({ files: [{ name: backupName(NOON) }], failure: null });
});

test('[BKP-3] who asks while one is being made waits for that one', async () => {
  const { backups, made } = someBackups();
  const both = [backups.make(), backups.make()];
  expect((await backups.state()).isRunning).toBe(true);
  await Promise.all(both);
  expect([made.length, (await backups.state()).isRunning]).toEqual([1, false]);
});

test('only names of backups are taken for backups', () => {
  expect(isBackupName(backupName(NOON))).toBe(true);
  for (const name of ['../fracht.sqlite', 'fracht-2026-13-40T11-00-00Z.gz', `${backupName(NOON)}.part`, 'fracht-.gz']) {
    expect(isBackupName(name)).toBe(false);
  }
});

test('[BKP-1] what a killed server left half written goes with the next attempt', async () => {
  const { folder } = someBackups();
  const [left, growing] = [`${backupName(NOON)}.part`, `${backupName(NOON + HOUR)}.part`];
  for (const name of [left, growing]) writeFileSync(join(folder, name), 'half');
  const longAgo = Date.now() / 1000 - 3600;
  utimesSync(join(folder, left), longAgo, longAgo);
  await expect(makeBackup({ source: folder, folder, made: NOON, key: KEY })).rejects.toThrow('nie ma szkoły');
  expect(readdirSync(folder)).toEqual([growing]);
});

test('[BKP-1] a backup has its name only once it was read to its end: until then there is none, and one that cannot be read leaves nothing', async () => {
  const { folder } = someBackups();
  const { context } = await testApp();
  const task = { source: context.config.dataDir, folder, made: NOON, key: KEY };
  const seen: (readonly string[])[] = [];
  const looked: typeof readCopy = async (file, key) => {
    const copy = await readCopy(file, key);
    const parts = async function* () {
      yield* copy.parts;
      seen.push(readdirSync(folder));
    };
    return { ...copy, parts: parts() };
  };
  expect(await makeBackup(task, looked)).toBe(backupName(NOON));
  expect(seen).toEqual([[`${backupName(NOON)}.part`]]);
  expect(readdirSync(folder)).toEqual([backupName(NOON)]);
  const later = { ...task, made: NOON + HOUR };
  await expect(makeBackup(later, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(readdirSync(folder)).toEqual([backupName(NOON)]);
});

test('[BKP-3] an old backup that cannot be removed fails nobody: the new one is there', async () => {
  const { backups, folder, clock } = someBackups(1);
  mkdirSync(join(folder, backupName(NOON - HOUR)));
  await expect(backups.make()).resolves.toBeUndefined();
  clock.now = NOON + HOUR;
  await expect(backups.make()).resolves.toBeUndefined();
  expect((await backups.state()).failure).toBeNull();
  expect(readdirSync(folder)).toContain(backupName(NOON + HOUR));
});

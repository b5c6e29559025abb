import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { readWal } from './wal.ts';

const FRAME = 4096 + 24;

/** The WAL of a database with `commits` commits, as a killed process leaves it. */
function aLog(commits: number, after?: (db: Database.Database) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-wal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const db = new Database(join(folder, 'a.sqlite'));
  db.pragma('journal_mode = WAL');
  db.exec('create table words (word text)');
  for (let index = 0; index < commits; index += 1) db.prepare('insert into words values (?)').run('x'.repeat(500));
  after?.(db);
  const log = join(folder, 'copy-wal');
  copyFileSync(join(folder, 'a.sqlite-wal'), log);
  db.close();
  return log;
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  writeFileSync(file, bytes);
}

test('[STO-3] a log that is not there, an empty one and a whole one are no damage', () => {
  const whole = aLog(30);
  expect([readWal(`${whole}-none`), readWal(whole)]).toEqual(['EMPTY', 'WHOLE']);
  truncateSync(whole, 0);
  expect(readWal(whole)).toBe('EMPTY');
});

test('[STO-3] one wrong byte anywhere in the log is damage, but for the last writes, which a crash may have cut off', () => {
  const log = aLog(12);
  const whole = readFileSync(log);
  const frames = (whole.length - 32) / FRAME;
  for (let frame = 0; frame < frames - 6; frame += 1) {
    for (const place of [0, 4, 8, 16, 24, 2000, FRAME - 1]) {
      writeFileSync(log, whole);
      flip(log, 32 + frame * FRAME + place);
      expect([frame, place, readWal(log)]).toEqual([frame, place, 'DAMAGED']);
    }
  }
  writeFileSync(log, whole);
  flip(log, whole.length - 10);
  expect(readWal(log)).toBe('WHOLE');
  writeFileSync(log, whole.subarray(0, whole.length - 100));
  expect(readWal(log)).toBe('WHOLE');
});

test('[STO-3] a wrong byte in the head of the log is damage, and so is a head that was cut', () => {
  const log = aLog(3);
  const whole = readFileSync(log);
  for (let at = 0; at < 32; at += 1) {
    writeFileSync(log, whole);
    flip(log, at);
    expect([at, readWal(log)]).toEqual([at, 'DAMAGED']);
  }
  writeFileSync(log, whole.subarray(0, 20));
  expect(readWal(log)).toBe('DAMAGED');
});

test('[STO-3] what an earlier log left behind a newer, shorter one is no damage', () => {
  const log = aLog(40, (db) => {
    db.pragma('wal_checkpoint(RESTART)');
    db.exec("insert into words values ('po nowemu')");
  });
  expect(readWal(log)).toBe('WHOLE');
});

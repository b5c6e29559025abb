import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { until } from '@fracht/testing/school/until.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteLog } from '../../games/log/sqlite-log.ts';
import { checkSchool } from './check-school.ts';
import { markerFile } from './write-marker.ts';
import { openSqlite } from './open-sqlite.ts';

/** The size of a frame in the WAL: its header and a page. */
const FRAME = 4096 + 24;
const FILES = ['', '-wal', '-school'] as const;

type Place = { readonly path: string; readonly database: string };

function aPlace(): Place {
  const path = mkdtempSync(join(tmpdir(), 'fracht-school-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return { path, database: join(path, 'fracht.sqlite') };
}

function copyOf({ database }: Place): Place {
  const place = aPlace();
  for (const file of FILES) {
    if (existsSync(`${database}${file}`)) copyFileSync(`${database}${file}`, `${place.database}${file}`);
  }
  return place;
}

/** A school in the middle of its day, as kill -9 leaves its files: a part in the database file, the rest only in the WAL. */
async function killed(): Promise<Place> {
  const place = aPlace();
  const storage = await openSqlite(place.database, 0);
  const log = openSqliteLog(place.database);
  await log.keep();
  for (let index = 0; index < 20; index += 1)
    await storage.content.saveStages([{ id: 1, value: `Etap ${index}` }], { author: 'a', at: 0 });
  await log.keep();
  for (let index = 0; index < 20; index += 1)
    await storage.content.saveStages([{ id: 2, value: `Etap ${index}` }], { author: 'a', at: 0 });
  const before = markerOf(place);
  await until('the marker has heard of it', () => markerOf(place) !== before);
  const copy = copyOf(place);
  await log.close();
  await storage.close();
  return copy;
}

const markerOf = ({ database }: Place): string => readFileSync(markerFile(database), 'utf8');

/** The code with which the start is refused; null: the school can be opened. */
function refusal(place: Place): string | null {
  try {
    checkSchool(place);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

test('[STO-3] a new directory, a school that was closed, one that was killed, and a copy of either may be opened', async () => {
  const place = aPlace();
  expect(refusal(place)).toBeNull();
  const crashed = await killed();
  expect(refusal(crashed)).toBeNull();
  const storage = await openSqlite(crashed.database, 1);
  expect(await storage.content.stages()).toMatchObject([{ value: 'Etap 19' }, { value: 'Etap 19' }]);
  await storage.close();
  expect([refusal(crashed), refusal(copyOf(crashed))]).toEqual([null, null]);
});

test('[STO-3] the database file alone is worth as much as the last checkpoint', async () => {
  const { database } = await killed();
  const alone = aPlace();
  copyFileSync(database, alone.database);
  expect(refusal(alone)).toBeNull();
  const storage = await openSqlite(alone.database, 1);
  onTestFinished(() => storage.close());
  expect(await storage.content.stages()).toMatchObject([{ id: 1, value: 'Etap 19' }]);
});

test('[STO-3] where a school was, no other start than with all of it: missing, empty, cut, damaged, swapped files are refused', async () => {
  const crashed = await killed();
  const spoiledBy = (change: (database: string) => void): string | null => {
    const place = copyOf(crashed);
    change(place.database);
    const kept = FILES.map((file) => sizeOf(`${place.database}${file}`));
    const code = refusal(place);
    expect(FILES.map((file) => sizeOf(`${place.database}${file}`))).toEqual(kept);
    return code;
  };
  expect(spoiledBy((database) => rmSync(database))).toBe('DATABASE_MISSING');
  expect(spoiledBy((database) => truncateSync(database))).toBe('DATABASE_MISSING');
  expect(spoiledBy((database) => rmSync(markerFile(removed(database))))).toBe('DATABASE_MISSING');
  expect(spoiledBy((database) => rmSync(`${database}-wal`))).toBe('DATABASE_BEHIND');
  expect(spoiledBy((database) => truncateSync(`${database}-wal`))).toBe('DATABASE_BEHIND');
  expect(spoiledBy((database) => truncateSync(`${database}-wal`, 32 + 8 * FRAME))).toBe('DATABASE_BEHIND');
  expect(spoiledBy((database) => spoil(`${database}-wal`, 32 + 5 * FRAME, 200))).toBe('LOG_DAMAGED');
  expect(spoiledBy((database) => spoil(`${database}-wal`, 10, 4))).toBe('LOG_DAMAGED');
  expect(spoiledBy((database) => writeFileSync(markerFile(database), '{"school":'))).toBe('MARKER_DAMAGED');
  const other = await killed();
  const swap = (database: string): void => {
    for (const file of ['', '-wal']) copyFileSync(`${other.database}${file}`, `${database}${file}`);
  };
  expect(spoiledBy(swap)).toBe('DATABASE_OTHER');
  const older = (database: string): void => {
    rmSync(`${database}-wal`);
    const marker: { readonly school: string; readonly beat: number } = JSON.parse(markerOf(crashed));
    writeFileSync(markerFile(database), JSON.stringify({ ...marker, beat: marker.beat + 10 }));
  };
  expect(spoiledBy(older)).toBe('DATABASE_BEHIND');
});

test('[STO-3] a database that is none, or that is damaged within, is refused', async () => {
  const crashed = await killed();
  const storage = await openSqlite(crashed.database, 1);
  await storage.close();
  const torn = copyOf(crashed);
  truncateSync(torn.database, 4096 * 5);
  expect(refusal(torn)).toMatch(/^(?:DATABASE_DAMAGED|SQLITE_CORRUPT|SQLITE_NOTADB)/u);
  const noise = copyOf(crashed);
  spoil(noise.database, 0, 100);
  expect(refusal(noise)).toMatch(/^(?:DATABASE_DAMAGED|SQLITE_NOTADB|SQLITE_CORRUPT)/u);
  const inside = copyOf(crashed);
  for (let page = 2; page < 12; page += 1) spoil(inside.database, 4096 * page, 64);
  expect(refusal(inside)).toMatch(/^(?:DATABASE_DAMAGED|SQLITE_CORRUPT)/u);
});

test('[STO-3] an older copy is taken once the marker was taken away, and the marker is made anew', async () => {
  const crashed = await killed();
  rmSync(`${crashed.database}-wal`);
  expect(refusal(crashed)).toBe('DATABASE_BEHIND');
  rmSync(markerFile(crashed.database));
  expect(refusal(crashed)).toBeNull();
  const storage = await openSqlite(crashed.database, 1);
  const log = openSqliteLog(crashed.database);
  await log.keep();
  await log.close();
  await storage.close();
  expect([existsSync(markerFile(crashed.database)), refusal(crashed)]).toEqual([true, null]);
});

test('what another program moved into the database file is not missed in the log', async () => {
  const crashed = await killed();
  const shell = new Database(crashed.database);
  shell.pragma('wal_checkpoint(TRUNCATE)');
  shell.close();
  expect([sizeOf(`${crashed.database}-wal`), refusal(crashed)]).toEqual([0, null]);
});

test('[STO-6] nothing can be kept where the marker cannot be written, and it can again once it can be', async () => {
  const place = aPlace();
  const storage = await openSqlite(place.database, 0);
  const log = openSqliteLog(place.database);
  onTestFinished(async () => {
    await log.close();
    await storage.close();
  });
  const marker = markerFile(place.database);
  rmSync(marker, { force: true });
  mkdirSync(marker);
  await expect(log.keep()).rejects.toThrow('EISDIR');
  rmSync(marker, { recursive: true });
  await expect(log.keep()).resolves.toBeUndefined();
});

function sizeOf(file: string): number {
  return existsSync(file) ? readFileSync(file).length : 0;
}

function removed(database: string): string {
  rmSync(database);
  return database;
}

function spoil(file: string, from: number, length: number): void {
  const bytes = readFileSync(file);
  for (let at = Math.floor(from); at < from + length; at += 1) bytes.writeUInt8(bytes.readUInt8(at) ^ 0x5a, at);
  writeFileSync(file, bytes);
}

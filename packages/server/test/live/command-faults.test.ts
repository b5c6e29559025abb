import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { commandFaultLine } from '../../src/or-start-error.ts';
import { backupOf, restore } from '../support/copy-commands.ts';
import { putEarlierSchool, runAsAdmin, runCommand } from '../support/kept-rows.ts';
import { aFolder } from './school.ts';

let school = '';
let copy = '';

beforeAll(async () => {
  const atEnd: (() => void)[] = [];
  school = aFolder((work) => void atEnd.push(() => void work()));
  putEarlierSchool(school);
  copy = await backupOf(school, join(school, 'backups'));
  return () => atEnd.forEach((work) => work());
});

/** A file where a folder should be. */
function aFile(): string {
  const file = join(aFolder(), 'plik');
  writeFileSync(file, '');
  return file;
}

const WRONG_PLACES: readonly (readonly [string, () => string])[] = [
  ['a file', aFile],
  ['below a file', () => join(aFile(), 'kopie')],
  ['below a folder in which nothing can be made', () => '/proc/kopie'],
  ['below a folder without the right to write', () => '/sys/kopie'],
  ['a name that is too long', () => join(aFolder(), 'x'.repeat(300))],
];

test.each(WRONG_PLACES)('[RUN-14] a backup into %s ends with one line and a code', async (_, place) => {
  const { code, said } = await runCommand('backup', '--from', school, '--to', place());
  expect(code).toBe(1);
  expect(said).toMatch(/^DISK_READ_ONLY: Nie da się czytać albo zapisywać[^\n]*\n$/u);
});

test('[RUN-14] [BKP-1] a backup for which the disk has no room says how much it needs', async () => {
  const folder = aFolder();
  const last = join(folder, 'fracht-2026-01-01T00-00-00Z.gz');
  writeFileSync(last, '');
  // A hole in a file takes no room.
  truncateSync(last, 2 ** 43);
  const { code, said } = await runAsAdmin('backup', '--from', school, '--to', folder);
  expect(code).toBe(1);
  expect(said).toMatch(/^DISK_FULL: [^\n]*potrzebuje \d+ MB wolnego miejsca[^\n]*\n$/u);
});

test.each(WRONG_PLACES)('[RUN-14] a school is restored to %s with one line as well', async (_, place) => {
  const { code, said } = await restore(copy, place());
  expect(code).toBe(1);
  expect(said).toMatch(/^[A-Z_]+: [^\n]+\n$/u);
});

test('[RUN-14] [BKP-13] a list of erased people that cannot be read, or not be written, fails no restore: it is told', async () => {
  const apart = aFolder();
  const list = join(school, 'backups', 'erased-accounts.json');
  mkdirSync(list);
  const unread = await restore(copy, join(apart, 'var'));
  rmSync(list, { recursive: true });
  expect(unread).toMatchObject({ code: 0, said: expect.stringContaining('nie do odczytania') });

  writeFileSync(list, '{"erased": ["ola"]}');
  const kept = join(aFolder(), 'var');
  mkdirSync(kept);
  writeFileSync(join(kept, 'backups'), '');
  const unwritten = await restore(copy, kept);
  rmSync(list);
  expect(unwritten).toMatchObject({ code: 0, said: expect.stringContaining('nie udało się zapisać') });
  expect(unwritten.said).toContain('Przywrócono');
  expect(existsSync(join(kept, 'fracht.sqlite'))).toBe(true);
});

test.each([
  [new Database.SqliteError('database or disk is full', 'SQLITE_FULL'), 'DISK_FULL: Na dysku brakuje miejsca'],
  [new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE'), 'DISK_FAULT: Dysk albo system'],
  [Object.assign(new Error('no space\n left'), { code: 'ENOSPC', syscall: 'write' }), 'DISK_FULL: Na dysku'],
  [Object.assign(new Error('too many'), { code: 'EMFILE', syscall: 'open' }), 'DISK_FAULT: Dysk albo system'],
  [Object.assign(new Error('reset'), { code: 'ECONNRESET', syscall: 'read' }), 'DATABASE_UNREACHABLE: Baza PostgreSQL'],
  [Object.assign(new Error('disk full'), { code: '53100' }), 'DATABASE_UNFIT: W\u00a0bazie PostgreSQL'],
])('[RUN-14] %s in the middle of a command is one line', (error, line) => {
  expect(commandFaultLine(error)?.startsWith(line)).toBe(true);
  expect(commandFaultLine(error)).not.toContain('\n');
});

test('[RUN-14] what is no fault of the computer stays a bug, with its trace', () => {
  expect(commandFaultLine(new TypeError('x is undefined'))).toBeNull();
  expect(commandFaultLine(Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeNull();
});

import { expect, test } from 'vitest';
import { LogError } from '../games/log/game-log.ts';
import { isStorageAway } from './storage-away.ts';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

test.each([
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_IOERR_WRITE',
  'SQLITE_CANTOPEN',
  'SQLITE_BUSY',
  'SQLITE_BUSY_RECOVERY',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EFBIG',
  '53100',
  '58030',
  '25006',
  '57P01',
  '57014',
  'ECONNREFUSED',
])('[LVG-14] %s says that nothing can be stored now', (code) => {
  expect(isStorageAway(withCode(code))).toBe(true);
  expect(isStorageAway(new LogError('the same, of the log', code))).toBe(true);
});

test.each(['SQLITE_CONSTRAINT', 'SQLITE_CORRUPT', '23505', 'LEASE_LOST', 'DATABASE_GONE', 'ERR_INVALID_ARG_TYPE'])(
  '[LVG-14] %s is something else',
  (code) => {
    expect(isStorageAway(withCode(code))).toBe(false);
  },
);

test('[LVG-14] an error without a code, and what is no error, say nothing of the storage', () => {
  expect([new Error('disk full'), 'ENOSPC', null].map(isStorageAway)).toEqual([false, false, false]);
});

import { isDatabaseAway } from './postgres/away.ts';

/** The code of a storage that has not answered for too long. */
export const STORAGE_SILENT = 'STORAGE_SILENT';

/**
 * Beginnings of the codes by which SQLite, PostgreSQL and the system say that nothing can be stored now: no room, read-only, no right to write, a disk that fails, another
 * program's lock.
 * All of that may pass without a restart.
 */
const CODES = [
  STORAGE_SILENT,
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_BUSY',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EFBIG',
  'EIO',
  '53',
  '58',
  '25006',
];

/** Whether an error means that nothing can be stored now, or that the database cannot be reached: not a bug, and not the caller's fault. (LVG-14) */
export function isStorageAway(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  const code = String(error.code);
  return CODES.some((beginning) => code.startsWith(beginning));
}

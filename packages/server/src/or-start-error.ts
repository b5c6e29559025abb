import type { StartFault } from '@fracht/content';
import { NewerDatabase } from './storage/migrate.ts';
import { TakenDatabase, UnreachableDatabase } from './storage/postgres/only-server.ts';
import { UnfitDatabase } from './storage/postgres/open-postgres.ts';
import { type StartPlace, StartError } from './storage/start-error.ts';

/** What error codes of SQLite and the operating system mean for the start, by their beginning; the first match counts. */
const MEANINGS: readonly (readonly [string, StartFault])[] = [
  ['SQLITE_FULL', 'DISK_FULL'],
  ['ENOSPC', 'DISK_FULL'],
  ['EDQUOT', 'DISK_FULL'],
  ['SQLITE_READONLY', 'DISK_READ_ONLY'],
  ['SQLITE_CANTOPEN', 'DISK_READ_ONLY'],
  ['SQLITE_PERM', 'DISK_READ_ONLY'],
  ['EACCES', 'DISK_READ_ONLY'],
  ['EPERM', 'DISK_READ_ONLY'],
  ['EROFS', 'DISK_READ_ONLY'],
  ['EISDIR', 'DISK_READ_ONLY'],
  ['SQLITE_IOERR', 'DISK_FAULT'],
  ['EIO', 'DISK_FAULT'],
  ['EFBIG', 'DISK_FAULT'],
  ['SQLITE_CORRUPT', 'DATABASE_DAMAGED'],
  ['SQLITE_NOTADB', 'DATABASE_DAMAGED'],
  ['SQLITE_BUSY', 'DATABASE_BUSY'],
  ['SQLITE_LOCKED', 'DATABASE_BUSY'],
  // PostgreSQL: no permission, no space left; a lost connection, a system error.
  ['42501', 'DATABASE_UNFIT'],
  ['53100', 'DATABASE_UNFIT'],
  ['25006', 'DATABASE_UNFIT'],
  ['08', 'DATABASE_UNREACHABLE'],
  ['57P', 'DATABASE_UNREACHABLE'],
  ['53300', 'DATABASE_UNREACHABLE'],
  ['ECONN', 'DATABASE_UNREACHABLE'],
];

/** Runs a part of the start that touches the data, and turns errors of disk or database into a StartError of one line. Any other error is rethrown. */
export async function orStartError<T>(place: StartPlace, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NewerDatabase) throw new StartError('DATABASE_NEWER', place, error.message);
    if (error instanceof UnfitDatabase) throw new StartError('DATABASE_UNFIT', place, error.message);
    if (error instanceof UnreachableDatabase) throw new StartError('DATABASE_UNREACHABLE', place, error.message);
    if (error instanceof TakenDatabase) throw new StartError('DATABASE_TAKEN', place);
    const meaning = error instanceof StartError ? null : startFaultOf(error);
    if (meaning === null || !(error instanceof Error) || !('code' in error)) throw error;
    throw new StartError(meaning, place, told(String(error.code), error.message));
  }
}

/** What an error of disk or database means; null: it is not one. */
export function startFaultOf(error: unknown): StartFault | null {
  if (error instanceof StartError) return error.code;
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  return MEANINGS.find(([beginning]) => code.startsWith(beginning))?.[1] ?? null;
}

/** Code and message in one line, without repeating the code. */
function told(code: string, message: string): string {
  const words = message.replaceAll(/\s+/gu, ' ');
  return words.startsWith(code) ? words : `${code}: ${words}`;
}

import { operatorText, type StartFault } from '@fracht/content';
import { ConfigError } from './config.ts';
import { NewerDatabase } from './storage/migrate.ts';
import { TakenDatabase, UnreachableDatabase } from './storage/postgres/only-server.ts';
import { UnfitDatabase } from './storage/postgres/open-postgres.ts';
import { type StartPlace, StartError } from './storage/start-error.ts';

/** The reasons for a refused start that a fault of disk or database can be, and a command can meet too. */
type SystemFault = StartFault & keyof typeof operatorText.faults;

/** What error codes of SQLite and the operating system mean for the start, by their beginning; the first match counts. */
const MEANINGS: readonly (readonly [string, SystemFault])[] = [
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
  ['ENOTDIR', 'DISK_READ_ONLY'],
  ['EEXIST', 'DISK_READ_ONLY'],
  ['ENOENT', 'DISK_READ_ONLY'],
  ['ENAMETOOLONG', 'DISK_READ_ONLY'],
  ['ELOOP', 'DISK_READ_ONLY'],
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
  return error instanceof StartError ? error.code : systemFaultOf(error);
}

/**
 * The line for the person who ran a command that ended with this error: what is wrong with its options or the data, or the code of a fault of disk or
 * database and what to do about it; null: it is a bug.
 */
export function commandFaultLine(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return null;
  const fault = systemFaultOf(error) ?? ('syscall' in error ? 'DISK_FAULT' : null);
  return fault === null ? null : `${fault}: ${operatorText.faults[fault](told(String(error.code), error.message))}`;
}

function systemFaultOf(error: unknown): SystemFault | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  return MEANINGS.find(([beginning]) => code.startsWith(beginning))?.[1] ?? null;
}

/** Code and message in one line, without repeating the code. */
function told(code: string, message: string): string {
  const words = message.replaceAll(/\s+/gu, ' ');
  return words.startsWith(code) ? words : `${code}: ${words}`;
}

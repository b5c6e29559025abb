import { statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { type OnBadRow, tellNobody } from '../kysely/readable.ts';
import { storageOver } from '../kysely/stores.ts';
import { migrate } from '../migrate.ts';
import type { Storage } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { BUSY_MS } from './busy.ts';
import { keepPrivate } from './keep-private.ts';
import { picturesFolderIn, picturesInFolder } from './pictures-in-folder.ts';
import { SameFiles } from './same-files.ts';
import { WritingDialect } from './writing-dialect.ts';

/** How long opening waits for another program's lock, in ms: nothing else runs in this process yet. */
const OPEN_BUSY_MS = 5000;
/** The `user_version` of a database in which everything that was deleted has been overwritten. */
const OVERWRITES = 1;
/** How many bytes stay free on its disk. */
const SPARE = 64 * 1_048_576;

/**
 * Opens an SQLite database, migrated to the newest schema, with its pictures in a folder beside it. Every commit is durable before it is
 * answered. `onBadRow` is called for unreadable rows, which lists leave out.
 */
export async function openSqlite(file: string, now: number, onBadRow: OnBadRow = tellNobody): Promise<Storage> {
  const [database, files] = [connect(file, 'FULL'), new SameFiles(file)];
  const db = new Kysely<Tables>({ dialect: new WritingDialect({ database, check: () => files.check() }) });
  await migrate(db, now);
  overwriteFreed(database, file);
  const folder = picturesFolderIn(dirname(file));
  const pictures = picturesInFolder(folder);
  keepPrivate((await pictures.names(db)).map((name) => join(folder, name)));
  return storageOver(db, pictures, onBadRow);
}

/**
 * Rewrites a database of an earlier version once, because deleted data is still in its freed pages and gaps. SQLite needs room for two copies
 * meanwhile; if the disk has too little, a later start does it. `user_version` records that it was done.
 */
function overwriteFreed(database: Database.Database, file: string): void {
  if (database.pragma('user_version', { simple: true }) === OVERWRITES) return;
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize < 3 * statSync(file).size + SPARE) return;
  database.exec('VACUUM');
  database.pragma(`user_version = ${OVERWRITES}`);
  database.pragma('wal_checkpoint(TRUNCATE)');
}

/**
 * A connection with the settings that all users of the file need. FULL: SQLite syncs each commit before it returns. NORMAL: SQLite only writes
 * it, and the caller syncs the WAL before telling anybody. (https://www.sqlite.org/pragma.html#pragma_synchronous)
 */
export function connect(file: string, synchronous: 'FULL' | 'NORMAL'): Database.Database {
  const database = new Database(file, { timeout: OPEN_BUSY_MS });
  // SQLite gives the files beside the database the same rights.
  keepPrivate([file, `${file}-wal`, `${file}-shm`]);
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${synchronous}`);
  database.pragma('foreign_keys = ON');
  // Deleted data is overwritten, so that the name of an erased person does not stay in the file. (PRV-10)
  database.pragma('secure_delete = ON');
  // No automatic checkpoints, which would wait for the disk: a worker thread makes them while the server runs, and the last connection when it
  // closes.
  database.pragma('wal_autocheckpoint = 0');
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  return database;
}

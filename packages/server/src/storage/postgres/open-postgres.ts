import { sql } from 'kysely';
import { type OnBadRow, tellNobody } from '../kysely/readable.ts';
import { storageOver } from '../kysely/stores.ts';
import { migrate } from '../migrate.ts';
import type { Storage } from '../storage.ts';
import type { Db } from '../tables.ts';
import { poolOf, queriesOver, WITHOUT_END } from './connect.ts';
import { picturesInDatabase } from './pictures-in-database.ts';

/** The oldest PostgreSQL version that was tested. */
const OLDEST = 15;
const CONNECTIONS = 10;

/** The database is not suitable; `message` says why. */
export class UnfitDatabase extends Error {}

/**
 * Opens a PostgreSQL database, migrated to the newest schema. `onBadRow` is called for unreadable rows, which lists leave out. Throws
 * UnfitDatabase, NewerDatabase, and errors of the connection or the database.
 */
export async function openPostgres(url: string, now: number, onBadRow: OnBadRow = tellNobody): Promise<Storage> {
  await prepared(url, now);
  return storageOver(queriesOver(poolOf(url, CONNECTIONS)), picturesInDatabase, onBadRow);
}

/** Over a connection of its own, since a migration may take longer than any call. */
async function prepared(url: string, now: number): Promise<void> {
  const db = queriesOver(poolOf(url, 1, WITHOUT_END));
  try {
    await checkFit(db);
    await migrate(db, now);
  } finally {
    await db.destroy();
  }
}

/** Throws UnfitDatabase if the database is too old, is not in UTF-8, or answers before data is durable. */
export async function checkFit(db: Db): Promise<void> {
  const { rows } = await sql<
    Record<'version' | 'encoding' | 'sync', string>
  >`select current_setting('server_version') as version,
    current_setting('server_encoding') as encoding, current_setting('synchronous_commit') as sync`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new UnfitDatabase('no answer');
  if (Number.parseInt(found.version, 10) < OLDEST) {
    throw new UnfitDatabase(`PostgreSQL ${found.version}, ${String(OLDEST)}+`);
  }
  if (found.encoding !== 'UTF8') throw new UnfitDatabase(`server_encoding = ${found.encoding}, UTF8`);
  if (found.sync === 'off') throw new UnfitDatabase('synchronous_commit = off, on');
}

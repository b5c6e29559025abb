import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { operatorText } from '@fracht/content';
import { ConfigError } from '../config.ts';
import { orStartError } from '../or-start-error.ts';
import { poolOf, queriesOver, WITHOUT_END, withoutPassword } from '../storage/postgres/connect.ts';
import { holdDatabase } from '../storage/postgres/only-server.ts';
import { checkFit } from '../storage/postgres/open-postgres.ts';
import { picturesInDatabase } from '../storage/postgres/pictures-in-database.ts';
import type { Db } from '../storage/tables.ts';
import { type DatabasePlace, tableNames, ROWS_AT_ONCE, type SchoolSource } from './place.ts';
import type { StoredRow } from './school-stream.ts';

/** Locks a database for this process. Throws ConfigError if a server runs on it, or if it cannot be used. */
export async function takePostgres(url: string): Promise<DatabasePlace> {
  const place = { path: '', database: withoutPassword(url) };
  const hold = await orStartError(place, () => holdDatabase(url, 'ALONE', () => undefined));
  const db = await opened(url).catch(async (error: unknown) => {
    await hold.release();
    throw error;
  });
  const close = async (): Promise<void> => {
    await db.destroy();
    await hold.release();
  };
  // A failed copy was never committed, so there is nothing to remove.
  return { ...sourceOf(url, db), db, unordered: withKeysDeferred, close, giveUp: close };
}

/** Opens a database for reading, alongside the servers that may run on it. Throws ConfigError if it cannot be reached or used. */
export async function lookAtPostgres(url: string): Promise<SchoolSource> {
  const db = await opened(url);
  return { ...sourceOf(url, db), close: () => db.destroy() };
}

async function opened(url: string): Promise<Db> {
  const db = queriesOver(poolOf(url, 2, WITHOUT_END));
  try {
    await orStartError({ path: '', database: withoutPassword(url) }, () => checkFit(db));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function sourceOf(url: string, db: Db): Omit<SchoolSource, 'close'> {
  return {
    name: withoutPassword(url),
    pictures: picturesInDatabase,
    atOneMoment: (work) => db.transaction().setIsolationLevel('repeatable read').execute(work),
    tables: (on) => tableNames(on, sql`select tablename as name from pg_tables where schemaname = current_schema()`),
    async *rows(on, table) {
      await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(on);
      for (let isFirst = true; ; isFirst = false) {
        const { rows } = await sql<StoredRow>`fetch ${sql.lit(ROWS_AT_ONCE)} from all_rows`.execute(on);
        if (rows.length === 0 && !isFirst) break;
        yield rows;
      }
      await sql`close all_rows`.execute(on);
    },
  };
}

/** PostgreSQL's error code for a foreign key violation. */
const FOREIGN_KEY_VIOLATION = '23503';

async function withKeysDeferred<Done>(db: Db, work: () => Promise<Done>): Promise<Done> {
  const { rows: keys } = await sql<{ table: string; name: string }>`select cl.relname as table, co.conname as name
    from pg_constraint co join pg_class cl on cl.oid = co.conrelid
    where co.contype = 'f' and co.connamespace = current_schema()::regnamespace`.execute(db);
  const alter = async (how: string): Promise<void> => {
    for (const { table, name } of keys) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(db);
    }
  };
  await alter('deferrable initially deferred');
  const done = await work();
  await sql`set constraints all immediate`.execute(db).catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.code !== FOREIGN_KEY_VIOLATION) throw error;
    throw new ConfigError(operatorText.copies.danglingRow(error.table ?? ''));
  });
  await alter('not deferrable');
  return done;
}

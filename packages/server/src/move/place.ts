import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { ConfigError } from '../config.ts';
import { withoutPassword } from '../data.ts';
import { databaseIn, takeDataDir } from '../data-dir.ts';
import { orStartError } from '../or-start-error.ts';
import type { PicturePlace } from '../storage/picture-place.ts';
import { poolOf, queriesOver } from '../storage/postgres/connect.ts';
import { holdDatabase } from '../storage/postgres/only-server.ts';
import { checkFit } from '../storage/postgres/open-postgres.ts';
import { picturesInDatabase } from '../storage/postgres/pictures-in-database.ts';
import { checkSchool } from '../storage/sqlite/check-school.ts';
import { connect } from '../storage/sqlite/open-sqlite.ts';
import { picturesFolderIn, picturesInFolder } from '../storage/sqlite/pictures-in-folder.ts';
import { WritingDialect } from '../storage/sqlite/writing-dialect.ts';
import type { Tables } from '../storage/tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A database that a school is moved from or to, locked against servers meanwhile. */
export type DatabasePlace = {
  readonly name: string;
  readonly db: Kysely<Tables>;
  /** Its uploaded pictures. */
  readonly pictures: PicturePlace;
  /** The names of all its tables. */
  tables(db: Kysely<Tables>): Promise<readonly string[]>;
  /** All rows of a table, in batches. Call it in a transaction. */
  rows(db: Kysely<Tables>, table: string): AsyncIterable<readonly Row[]>;
  /** Runs a transaction with foreign keys checked only at its end, so that rows may be inserted in any order. */
  unordered(db: Kysely<Tables>, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Rows in memory at once; the largest, a game's snapshot, has almost a megabyte. */
const AT_ONCE = 100;

/**
 * Locks the database at an address of PostgreSQL or in a data directory for this process. A directory without a database gets an empty one,
 * unless a school must be there. Throws ConfigError if that fails.
 */
export async function takePlace(address: string, use: 'FROM' | 'TO'): Promise<DatabasePlace> {
  return /^postgres(?:ql)?:\/\//u.test(address) ? postgresPlace(address) : sqlitePlace(address, use);
}

async function sqlitePlace(dataDir: string, use: 'FROM' | 'TO'): Promise<DatabasePlace> {
  const path = resolve(dataDir);
  const place = { path, database: databaseIn(path) };
  if (use === 'FROM' && !existsSync(place.database)) throw new ConfigError(`there is no school in ${path}`);
  const dir = await orStartError(place, () => takeDataDir(path));
  const database = await orStartError(place, () => checked(place)).catch((error: unknown) => {
    dir.release();
    throw error;
  });
  const db = new Kysely<Tables>({ dialect: new WritingDialect({ database }) });
  return {
    name: place.database,
    db,
    pictures: picturesInFolder(picturesFolderIn(path)),
    tables: (on) => namesOf(on, sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`),
    async *rows(_on, table) {
      const all = database.prepare<[], Row>(`select * from "${table}"`).iterate();
      let some: Row[] = [];
      for (const row of all) {
        some.push(row);
        if (some.length < AT_ONCE) continue;
        yield some;
        some = [];
      }
      yield some;
    },
    async unordered(on, work) {
      await sql`pragma defer_foreign_keys = on`.execute(on);
      await work();
    },
    async close() {
      await db.destroy();
      dir.release();
    },
  };
}

function checked(place: Parameters<typeof checkSchool>[0]): Database {
  checkSchool(place);
  return connect(place.database, 'FULL');
}

async function postgresPlace(url: string): Promise<DatabasePlace> {
  const name = withoutPassword(url);
  const place = { path: '', database: name };
  const hold = await orStartError(place, () => holdDatabase(url, 'ALONE', () => undefined));
  const db = queriesOver(poolOf(url, 2));
  const close = async (): Promise<void> => {
    await db.destroy();
    await hold.release();
  };
  await orStartError(place, () => checkFit(db)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    name,
    db,
    pictures: picturesInDatabase,
    tables: (on) => namesOf(on, sql`select tablename as name from pg_tables where schemaname = current_schema()`),
    async *rows(on, table) {
      await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(on);
      for (;;) {
        const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from all_rows`.execute(on);
        if (rows.length === 0) break;
        yield rows;
      }
      await sql`close all_rows`.execute(on);
    },
    unordered: (on, work) => withKeysDeferred(on, work),
    close,
  };
}

async function withKeysDeferred(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string }>`select cl.relname as table, co.conname as name
    from pg_constraint co join pg_class cl on cl.oid = co.conrelid
    where co.contype = 'f' and co.connamespace = current_schema()::regnamespace`.execute(db);
  const alter = async (how: string): Promise<void> => {
    for (const { table, name } of keys) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(db);
    }
  };
  await alter('deferrable initially deferred');
  await work();
  await sql`set constraints all immediate`.execute(db);
  await alter('not deferrable');
}

async function namesOf(db: Kysely<Tables>, query: ReturnType<typeof sql>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`${query} order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

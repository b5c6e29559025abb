import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { operatorText } from '@fracht/content';
import { ConfigError } from '../config.ts';
import { databaseIn, takeDataDir } from '../data-dir.ts';
import { orStartError } from '../or-start-error.ts';
import { FolderFilling } from '../storage/sqlite/filling.ts';
import { checkSchool } from '../storage/sqlite/check-school.ts';
import { connect } from '../storage/sqlite/open-sqlite.ts';
import { picturesFolderIn, picturesInFolder } from '../storage/sqlite/pictures-in-folder.ts';
import { WritingDialect } from '../storage/sqlite/writing-dialect.ts';
import { StartError } from '../storage/start-error.ts';
import type { Db, Tables } from '../storage/tables.ts';
import { type DatabasePlace, tableNames, ROWS_AT_ONCE, type SchoolSource } from './place.ts';
import type { StoredRow } from './school-stream.ts';

/** How long a reader waits while a checkpoint blocks readers, in ms. */
const BUSY_MS = 5000;

/**
 * Locks a data directory for this process. If there is no database in it an empty one is made, unless a school must be there. Throws
 * ConfigError if a server runs on it, or if its school cannot be trusted.
 */
export async function takeSqlite(dataDir: string, use: 'FROM' | 'TO'): Promise<DatabasePlace> {
  const path = resolve(dataDir);
  const place = { path, database: databaseIn(path) };
  if (use === 'FROM') mustBeThere(path);
  const filling = use === 'TO' ? new FolderFilling(path) : null;
  const dir = await orStartError(place, () => takeDataDir(path));
  const database = await orStartError(place, () => {
    filling?.begin();
    checkSchool(place);
    return connect(place.database, 'FULL');
  }).catch((error: unknown) => {
    dir.release();
    filling?.undo();
    throw error;
  });
  const db = new Kysely<Tables>({ dialect: new WritingDialect({ database }) });
  return {
    ...sourceOf(path, database, db),
    db,
    async unordered(on, work) {
      await sql`pragma defer_foreign_keys = on`.execute(on);
      const done = await work();
      const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(on);
      const [dangling] = rows;
      if (dangling !== undefined) throw new ConfigError(operatorText.copies.danglingRow(dangling.table));
      return done;
    },
    async close() {
      await db.destroy();
      filling?.end();
      dir.release();
    },
    async giveUp() {
      await db.destroy();
      dir.release();
      filling?.undo();
    },
  };
}

/** Opens the school of a data directory for reading, alongside the server that may run on it. Throws ConfigError if it is not there or damaged. */
export async function lookAtSqlite(dataDir: string): Promise<SchoolSource> {
  const path = resolve(dataDir);
  mustBeThere(path);
  const place = { path, database: databaseIn(path) };
  const database = await orStartError(place, () => {
    const opened = new Database(place.database, { readonly: true, timeout: BUSY_MS });
    const found = String(opened.pragma('quick_check(1)', { simple: true }));
    if (found === 'ok') return opened;
    opened.close();
    throw new StartError('DATABASE_DAMAGED', place, found.replaceAll(/\s+/gu, ' '));
  });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { ...sourceOf(path, database, db), close: () => db.destroy() };
}

function mustBeThere(path: string): void {
  if (!existsSync(databaseIn(path))) throw new ConfigError(operatorText.copies.noSchool(path));
}

function sourceOf(path: string, database: Database.Database, db: Db): Omit<SchoolSource, 'close'> {
  return {
    name: databaseIn(path),
    pictures: picturesInFolder(picturesFolderIn(path)),
    // The first query fixes the moment: until the transaction ends SQLite shows the state of that moment.
    atOneMoment: (work) => db.transaction().execute(work),
    tables: (on) =>
      tableNames(on, sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`),
    async *rows(_on, table) {
      const all = database.prepare<[], StoredRow>(`select * from "${table}"`).iterate();
      let some: StoredRow[] = [];
      for (const row of all) {
        some.push(row);
        if (some.length < ROWS_AT_ONCE) continue;
        yield some;
        some = [];
      }
      yield some;
    },
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { databaseOf } from './postgres.ts';

/** What is stored of a school, read alongside its server. */
export type StoredSchool = {
  /** The rows of a query with `?` for each value, as the database has them. */
  readonly all: (sql: string, ...values: readonly string[]) => Promise<readonly Row[]>;
  /** Whether there are bytes of the uploaded picture with this name. */
  readonly hasPicture: (name: string) => Promise<boolean>;
  /** What the database itself finds wrong in its content. */
  readonly damage: () => Promise<readonly string[]>;
};

type Row = Readonly<Record<string, unknown>>;

/** Reads what the server of a data directory has stored: in the directory, or in the PostgreSQL that it was started with. */
export async function inStored<Found>(folder: string, look: (stored: StoredSchool) => Promise<Found>): Promise<Found> {
  const { DATABASE_URL } = await databaseOf(folder);
  return DATABASE_URL === undefined ? inSqlite(folder, look) : inPostgres(DATABASE_URL, look);
}

async function inSqlite<Found>(folder: string, look: (stored: StoredSchool) => Promise<Found>): Promise<Found> {
  // Otherwise the last connection that closes a database would copy its log into it, and the next server would find another disk.
  const database = new Database(join(folder, 'fracht.sqlite'), { readonly: true });
  try {
    return await look({
      all: (sql, ...values) => Promise.resolve(database.prepare<string[], Row>(sql).all(...values)),
      hasPicture: (name) => Promise.resolve(existsSync(join(folder, 'uploads', name))),
      damage: () => Promise.resolve(damageIn(database)),
    });
  } finally {
    database.close();
  }
}

function damageIn(database: Database.Database): readonly string[] {
  const found = [database.pragma('integrity_check', { simple: true }), ...listOf(database.pragma('foreign_key_check'))];
  return found.filter((one) => one !== 'ok').map((one) => JSON.stringify(one));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** PostgreSQL stores the pictures too, and checks keys and pages by itself whenever it reads or writes them. */
async function inPostgres<Found>(url: string, look: (stored: StoredSchool) => Promise<Found>): Promise<Found> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const all: StoredSchool['all'] = async (sql, ...values) => {
    let count = 0;
    return (
      await client.query<Row>(
        sql.replaceAll('?', () => `$${String((count += 1))}`),
        [...values],
      )
    ).rows;
  };
  try {
    return await look({
      all,
      hasPicture: async (name) => (await all('select name from pictures where name = ?', name)).length === 1,
      damage: () => Promise.resolve([]),
    });
  } finally {
    await client.end();
  }
}

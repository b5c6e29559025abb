import { sql } from 'kysely';
import { operatorText } from '@fracht/content';
import { ConfigError } from '../config.ts';
import { MIGRATIONS } from '../storage/migrations/index.ts';
import type { Db } from '../storage/tables.ts';
import { PICTURES_TABLE, type SchoolSource } from './place.ts';
import type { SchoolPart, SchoolStream } from './school-stream.ts';

/** A picture was removed while the school was read; read again it may be whole. */
export class PictureGone extends Error {}

/**
 * Gives `work` a whole school as it is at one moment, whatever is written meanwhile. Throws ConfigError if the school is of a version that
 * this one does not know, and PictureGone.
 */
export async function readSchool<Done>(
  source: SchoolSource,
  work: (school: SchoolStream) => Promise<Done>,
): Promise<Done> {
  return source.atOneMoment(async (db) => {
    const tables = await source.tables(db);
    const migrations = await migrationsOf(source, db, tables);
    return work({ name: source.name, migrations, parts: partsOf(source, db, tables) });
  });
}

/** The migrations that were applied, which must be the first of those that this version knows. */
async function migrationsOf(source: SchoolSource, db: Db, tables: readonly string[]): Promise<readonly string[]> {
  const applied = tables.includes('migrations')
    ? (await sql<{ name: string }>`select name from migrations`.execute(db)).rows
    : [];
  const names = new Set(applied.map(({ name }) => name));
  const known = MIGRATIONS.slice(0, names.size).map(({ name }) => name);
  if (names.size === 0 || known.length < names.size || !known.every((name) => names.has(name)))
    throw new ConfigError(operatorText.copies.otherVersion(source.name));
  return known;
}

async function* partsOf(source: SchoolSource, db: Db, tables: readonly string[]): AsyncGenerator<SchoolPart> {
  for (const table of tables.filter((one) => one !== PICTURES_TABLE)) {
    let given = 0;
    for await (const rows of source.rows(db, table)) {
      given += rows.length;
      yield { table, rows };
    }
    const there = await countOf(db, table);
    if (given !== there) throw new Error(`${table}: ${String(given)} rows of ${String(there)} were read`);
  }
  for (const picture of await source.pictures.names(db)) {
    const bytes = await source.pictures.read(db, picture);
    if (bytes === null) throw new PictureGone(picture);
    yield { picture, bytes };
  }
}

/** How many rows a table has. */
export async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

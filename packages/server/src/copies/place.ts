import type { Sql } from 'kysely';
import type { PicturePlace } from '../storage/picture-place.ts';
import type { Db } from '../storage/tables.ts';
import type { StoredRow } from './school-stream.ts';

/** The table of uploaded pictures. With SQLite pictures are files, so they are copied apart from the rows. */
export const PICTURES_TABLE = 'pictures';

/** A database that a school is read from. */
export type SchoolSource = {
  readonly name: string;
  /** Its uploaded pictures. */
  readonly pictures: PicturePlace;
  /** Runs work in a transaction that sees the database as it stands at one moment. */
  atOneMoment<Done>(work: (db: Db) => Promise<Done>): Promise<Done>;
  /** The names of all its tables, sorted. */
  tables(db: Db): Promise<readonly string[]>;
  /** All rows of a table, in batches, at least one. Call it in a transaction. */
  rows(db: Db, table: string): AsyncIterable<readonly StoredRow[]>;
  close(): Promise<void>;
};

/** A database that a school is moved from or to, locked against servers meanwhile. */
export type DatabasePlace = SchoolSource & {
  readonly db: Db;
  /**
   * Runs work with foreign keys checked only at its end, so that rows may be inserted in any order. Throws ConfigError if a foreign key is broken then. Call
   * it in a transaction.
   */
  unordered<Done>(db: Db, work: () => Promise<Done>): Promise<Done>;
  /** Closes it and removes what was created for a copy that failed, so that no server takes it for a school. */
  giveUp(): Promise<void>;
};

/** Rows in memory at once; the largest, a game's snapshot, has almost a megabyte. */
export const ROWS_AT_ONCE = 100;

/** The names that a query gives in its column `name`, sorted. */
export async function tableNames(db: Db, query: ReturnType<Sql>): Promise<readonly string[]> {
  const { rows } = await query.execute(db);
  return rows.flatMap((row) => (isNamed(row) ? [row.name] : [])).toSorted();
}

function isNamed(row: unknown): row is { readonly name: string } {
  return typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string';
}

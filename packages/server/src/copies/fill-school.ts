import { sql } from 'kysely';
import { operatorText } from '@fracht/content';
import { ConfigError } from '../config.ts';
import { migrateIn } from '../storage/migrate.ts';
import { MIGRATIONS } from '../storage/migrations/index.ts';
import type { Db } from '../storage/tables.ts';
import { type DatabasePlace, PICTURES_TABLE } from './place.ts';
import { countOf } from './read-school.ts';
import type { StoredRow, SchoolPart, SchoolStream } from './school-stream.ts';

/** Tables by name, without types: the migrations alone say which exist. */
type AnyTable = Record<string, Record<string, unknown>>;

/**
 * Fills an empty database with a school, all or nothing, and brings it to this version's shape; `tell` is called for each table, `finish` changes what was filled before anybody sees it. Throws
 * ConfigError if the school is of a newer version or has unknown tables, or if the database is not empty.
 */
export async function fillSchool(
  school: SchoolStream,
  to: DatabasePlace,
  now: number,
  tell: (line: string) => void,
  finish: (db: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  mustBeKnown(school);
  await to.db.transaction().execute(async (target) => {
    if ((await to.tables(target)).length > 0) throw new ConfigError(operatorText.copies.notEmpty(to.name));
    await migrateIn(target, now, school.migrations.length);
    const tables = (await to.tables(target)).filter((table) => table !== PICTURES_TABLE);
    const parts = school.parts[Symbol.asyncIterator]();
    const after = await to.unordered(target, async () => {
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(target);
      return takeRows(target, tables, parts, tell);
    });
    // By another database's clock a lease might seem valid for long. The epoch stays, because none may be used twice.
    if (tables.includes('game_leases')) await sql`update game_leases set expires = 0`.execute(target);
    await migrateIn(target, now);
    tell(`${PICTURES_TABLE}: ${String(await takePictures(to, target, after, parts))}`);
    await finish(target);
  });
}

/** A school of an earlier version has gone through only the first of this version's migrations. */
function mustBeKnown({ name, migrations }: SchoolStream): void {
  const isKnown = migrations.every((migration, index) => MIGRATIONS[index]?.name === migration);
  if (!isKnown || migrations.length === 0) throw new ConfigError(operatorText.copies.newer(name));
}

/** Inserts all rows, and gives the part after them; null: the end. */
async function takeRows(
  target: Db,
  tables: readonly string[],
  parts: AsyncIterator<SchoolPart>,
  tell: (line: string) => void,
): Promise<SchoolPart | null> {
  const counts = new Map<string, number>();
  let after: SchoolPart | null = null;
  for (let next = await parts.next(); next.done !== true && after === null;) {
    const part = next.value;
    if ('table' in part) {
      if (!tables.includes(part.table)) throw new ConfigError(operatorText.copies.unknownTable(part.table));
      await insert(target, part.table, part.rows);
      counts.set(part.table, (counts.get(part.table) ?? 0) + part.rows.length);
      next = await parts.next();
    } else after = part;
  }
  for (const table of tables) await mustBeAll(target, table, counts.get(table), tell);
  return after;
}

async function insert(target: Db, table: string, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await target
    .withTables<AnyTable>()
    .insertInto(table)
    .values(rows.map((row) => (table === 'users' ? inWholeMs(row) : row)))
    .execute();
}

/** The first version stored this moment with fractions of a millisecond, which only SQLite accepts in an integer column. */
function inWholeMs(user: StoredRow): StoredRow {
  const { played_at: playedAt } = user;
  return typeof playedAt === 'number' ? { ...user, played_at: Math.floor(playedAt) } : user;
}

async function mustBeAll(
  target: Db,
  table: string,
  given: number | undefined,
  tell: (line: string) => void,
): Promise<void> {
  if (given === undefined) throw new ConfigError(operatorText.copies.noTable(table));
  const kept = await countOf(target, table);
  if (given !== kept) throw new Error(`${table}: ${String(kept)} rows of ${String(given)} were copied`);
  tell(`${table}: ${String(kept)}`);
}

/** Stores the pictures, one in memory at a time. Files that a failed copy left are overwritten with the same content next time. */
async function takePictures(
  to: DatabasePlace,
  target: Db,
  first: SchoolPart | null,
  rest: AsyncIterator<SchoolPart>,
): Promise<number> {
  let count = 0;
  for (let part = first; part !== null;) {
    if (!('picture' in part)) throw new Error(`rows of ${part.table} come after the pictures`);
    await to.pictures.add(target, part.picture, part.bytes);
    count += 1;
    const next = await rest.next();
    part = next.done === true ? null : next.value;
  }
  return count;
}

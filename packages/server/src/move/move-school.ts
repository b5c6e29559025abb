import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config.ts';
import { migrateIn } from '../storage/migrate.ts';
import { MIGRATIONS } from '../storage/migrations/index.ts';
import { carryPictures, type Pictures } from '../storage/picture-place.ts';
import type { Tables } from '../storage/tables.ts';
import type { DatabasePlace } from './place.ts';

type Db = Kysely<Tables>;
/** Tables by name, without types: the migrations alone say which exist. */
type AnyTable = Record<string, Record<string, unknown>>;

/** The table of uploaded pictures. With SQLite pictures are files, so they are copied separately. */
const PICTURES = 'pictures';

/**
 * Copies a whole school into an empty database, all or nothing, and compares the row counts at the end; `tell` is called for each table. The
 * source does not change. Throws ConfigError if the versions differ or the target is not empty.
 */
export async function moveSchool(
  from: DatabasePlace,
  to: DatabasePlace,
  now: number,
  tell: (line: string) => void,
): Promise<void> {
  await from.db.transaction().execute(async (source) => {
    await to.db.transaction().execute(async (target) => {
      const all = await tablesToMove(from, source);
      const tables = all.filter((table) => table !== PICTURES);
      if ((await to.tables(target)).length > 0)
        throw new ConfigError(`${to.name} is not empty; give an empty database`);
      await migrateIn(target, now);
      mustBeSame(all, await to.tables(target));
      await to.unordered(target, async () => {
        for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(target);
        for (const table of tables) tell(`${table}: ${String(await copy(from, source, target, table))}`);
        // By another database's clock a lease might seem valid for long. The epoch stays, because none may be used twice.
        await sql`update game_leases set expires = 0`.execute(target);
      });
      for (const table of tables) await mustBeAll(table, source, target);
      const [given, kept] = [
        { place: from.pictures, db: source },
        { place: to.pictures, db: target },
      ];
      tell(`${PICTURES}: ${String(await carryAll(given, kept))}`);
    });
  });
}

async function tablesToMove(from: DatabasePlace, source: Db): Promise<readonly string[]> {
  const tables = await from.tables(source);
  const applied = tables.includes('migrations')
    ? await sql<{ name: string }>`select name from migrations`.execute(source)
    : null;
  const names = new Set(applied?.rows.map(({ name }) => name));
  const isNewest = names.size === MIGRATIONS.length && MIGRATIONS.every(({ name }) => names.has(name));
  if (!isNewest)
    throw new ConfigError(`${from.name} is of another version; start this version of the server on it once`);
  return tables;
}

/** Refuses unknown tables, which would silently be left behind. */
function mustBeSame(given: readonly string[], made: readonly string[]): void {
  const odd = [...given.filter((table) => !made.includes(table)), ...made.filter((table) => !given.includes(table))];
  if (odd.length > 0) throw new ConfigError(`unknown tables: ${odd.join(', ')}`);
}

async function copy(from: DatabasePlace, source: Db, target: Db, table: string): Promise<number> {
  let count = 0;
  for await (const rows of from.rows(source, table)) {
    if (rows.length > 0)
      await target
        .withTables<AnyTable>()
        .insertInto(table)
        .values([...rows])
        .execute();
    count += rows.length;
  }
  return count;
}

/** Copied last: files left by a failed move are the same that the next one copies. */
async function carryAll(from: Pictures, to: Pictures): Promise<number> {
  const names = await from.place.names(from.db);
  await carryPictures(names, from, to);
  return names.length;
}

async function mustBeAll(table: string, source: Db, target: Db): Promise<void> {
  const [given, kept] = [await countOf(source, table), await countOf(target, table)];
  if (given !== kept) throw new Error(`${table}: ${String(kept)} rows of ${String(given)} were copied`);
}

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

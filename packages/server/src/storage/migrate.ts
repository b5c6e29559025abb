import { inTurn } from './kysely/turn.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Db } from './tables.ts';

/** The database was changed by a newer version of the server; `message` is the name of the first unknown migration. */
export class NewerDatabase extends Error {}

type Applied = { migrations: { name: string; applied_at: number } };

/** Whether the database has exactly the schema of this version. Call it in a transaction. */
export async function isCurrent(db: Db): Promise<boolean> {
  const rows = await db.withTables<Applied>().selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size === MIGRATIONS.length && MIGRATIONS.every(({ name }) => applied.has(name));
}

/** Migrates the database to the newest schema, in one transaction. Throws NewerDatabase. */
export async function migrate(db: Db, now: number): Promise<void> {
  await inTurn(db, (transaction) => migrateIn(transaction, now));
}

/** Like `migrate`, within a transaction of the caller. `most`: only the first so many migrations, for a school of an earlier version. */
export async function migrateIn(transaction: Db, now: number, most: number = MIGRATIONS.length): Promise<void> {
  await transaction.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const records = transaction.withTables<Applied>();
  const applied = new Set((await records.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
  const unknown = [...applied].find((name) => !MIGRATIONS.some((migration) => migration.name === name));
  if (unknown !== undefined) throw new NewerDatabase(unknown);
  for (const migration of MIGRATIONS.slice(0, most).filter(({ name }) => !applied.has(name))) {
    await migration.up(transaction);
    await records.insertInto('migrations').values({ name: migration.name, applied_at: now }).execute();
  }
}

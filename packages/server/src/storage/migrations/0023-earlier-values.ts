import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The key of the retention time, stored among the settings. */
const RETENTION = 'retention_months';

/** Texts of the landing page, settings and stages get earlier values; the current ones are recorded as the first, by an unknown author. */
export async function earlierValues(db: Db): Promise<void> {
  await db.schema
    .createTable('earlier_values')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('earlier_values_key', ['kind', 'id', 'version'])
    .execute();
  const value = sql<string>`cast(value as text)`.as('value');
  for (const row of await db.selectFrom('content').select(['id', 'version', value]).execute()) {
    await keep(db, 'TEXT', row.id, row.version, row.value);
  }
  for (const row of await db.selectFrom('settings').selectAll().where('key', '<>', RETENTION).execute()) {
    await keep(db, 'SETTING', row.key, row.version, row.value);
  }
  for (const row of await db.selectFrom('stages').select(['id', 'version', value]).execute()) {
    await keep(db, 'STAGE', String(row.id), row.version, row.value);
  }
}

async function keep(db: Db, kind: string, id: string, version: number, value: string | number): Promise<void> {
  const row = { kind, id, version, value: JSON.stringify(value), author: null, saved_at: 0 };
  await db.insertInto('earlier_values').values(row).execute();
}

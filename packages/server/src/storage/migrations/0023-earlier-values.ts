import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Beside the settings of games: how long accounts are kept. */
const RETENTION = 'retention_months';

/** Texts of the landing page, settings and stages keep what they were before; what they are now is the first that is kept, of nobody known. */
export async function earlierValues(db: Kysely<Tables>): Promise<void> {
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
  await sql`insert into earlier_values (kind, id, version, value, author, saved_at)
    select 'TEXT', id, version, json_quote(cast(value as text)), null, 0 from content
    union all select 'SETTING', key, version, json_quote(value), null, 0 from settings where key <> ${RETENTION}
    union all select 'STAGE', cast(id as text), version, json_quote(cast(value as text)), null, 0 from stages`.execute(
    db,
  );
}

import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Library items get drafts and published versions; their current state is the first version. */
export async function draftsAndVersions(db: Db): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('library_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('library_versions')
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('library_versions_key', ['item', 'version'])
    .execute();
  await sql`insert into library_versions (item, version, kind, name, active, value, author, published_at)
    select id, version, kind, name, active, value, null, updated_at from library_items`.execute(db);
}

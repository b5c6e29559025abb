import type { Db } from '../tables.ts';

/** The libraries of situations, the snapshots that games have of them, and the questions of the survey. */
export async function libraries({ schema }: Db): Promise<void> {
  await schema
    .createTable('library_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('library_items_kind').on('library_items').columns(['kind', 'position']).execute();
  await schema
    .createTable('frozen_libraries')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .alterTable('games')
    .addColumn('library', 'text', (column) => column.references('frozen_libraries.name'))
    .execute();
  await schema
    .createTable('survey_questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
}

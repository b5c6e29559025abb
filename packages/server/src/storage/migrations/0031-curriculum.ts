import type { Db } from '../tables.ts';

/** To which units of the core curriculum the competences belong, once a school has changed or confirmed the proposal. */
export async function curriculum({ schema }: Db): Promise<void> {
  await schema
    .createTable('curriculum')
    .addColumn('competence', 'text', (column) => column.primaryKey())
    .addColumn('units', 'text', (column) => column.notNull())
    .addColumn('is_confirmed', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
}

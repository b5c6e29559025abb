import type { Db } from '../tables.ts';

/** Descriptions of uploaded pictures. */
export async function eventImages({ schema }: Db): Promise<void> {
  await schema
    .createTable('event_images')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('alt', 'text', (column) => column.notNull())
    .execute();
}

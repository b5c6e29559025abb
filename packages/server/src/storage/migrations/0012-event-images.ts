import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Descriptions of uploaded pictures. */
export async function eventImages({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('event_images')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('alt', 'text', (column) => column.notNull())
    .execute();
}

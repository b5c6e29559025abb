import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** What is in the uploaded pictures, in words. */
export async function eventImages({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('event_images')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('alt', 'text', (column) => column.notNull())
    .execute();
}

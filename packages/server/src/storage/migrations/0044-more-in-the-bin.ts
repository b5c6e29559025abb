import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** A bin for uploaded pictures, as there is one for library items; their bytes stay where they are. */
export async function moreInTheBin({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('removed_pictures')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_day', 'integer', (column) => column.notNull())
    .execute();
}

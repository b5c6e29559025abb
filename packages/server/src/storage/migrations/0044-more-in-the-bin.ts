import type { Db } from '../tables.ts';

/** A bin for uploaded pictures, whose bytes stay where they are, and for assignments of homework, like the one for games. */
export async function moreInTheBin({ schema }: Db): Promise<void> {
  await schema
    .createTable('removed_pictures')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_day', 'integer', (column) => column.notNull())
    .execute();
  await schema.alterTable('homework').addColumn('removed_at', 'bigint').execute();
  await schema.alterTable('homework').addColumn('removed_day', 'integer').execute();
}

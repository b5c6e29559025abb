import type { Db } from '../tables.ts';

/**
 * Counts the days on which the server runs. Existing people, letters and removed items get day 0, so that the wall clock at the time of the
 * migration decides nothing.
 */
export async function daysSeen({ schema }: Db): Promise<void> {
  await schema
    .createTable('seen_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('leaving_users')
    .addColumn('user', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('noticed_day', 'integer', (column) => column.notNull())
    .addColumn('aside_day', 'integer')
    .execute();
  for (const [table, column] of DAYS) {
    await schema
      .alterTable(table)
      .addColumn(column, 'integer', (integer) => integer.notNull().defaultTo(0))
      .execute();
  }
}

const DAYS = [
  ['users', 'seen_day'],
  ['outbox', 'day'],
  ['removed_items', 'removed_day'],
] as const;

import type { Db } from '../tables.ts';

/** When a student is told what an attempt at homework was worth: AT_ONCE, as it was before, or AFTER_END. */
export async function shownAttempts({ schema }: Db): Promise<void> {
  await schema
    .alterTable('homework')
    .addColumn('shown', 'text', (column) => column.notNull().defaultTo('AT_ONCE'))
    .execute();
}

import type { Db } from '../tables.ts';

/** How far each student has come in the practice. */
export async function practice({ schema }: Db): Promise<void> {
  await schema
    .alterTable('users')
    .addColumn('practice_step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('users').addColumn('practice_done_at', 'bigint').execute();
}

import type { Db } from '../tables.ts';

/** Each log entry records the epoch of the ownership in which it was written (fencing token). A single server owns every game from epoch 1 on. */
export async function epochs({ schema }: Db): Promise<void> {
  await schema
    .alterTable('game_log')
    .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

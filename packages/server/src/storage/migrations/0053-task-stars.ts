import type { Db } from '../tables.ts';

/** The most stars that each student has reached in each situation that was played as a task; `at`: when. */
export async function taskStars({ schema }: Db): Promise<void> {
  await schema
    .createTable('task_stars')
    .addColumn('student', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('task_stars_key', ['student', 'item'])
    .execute();
}

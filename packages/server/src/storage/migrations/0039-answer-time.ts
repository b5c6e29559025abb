import type { Db } from '../tables.ts';

/** How much time a student has to answer in games, in per cent of the usual. */
export async function answerTime({ schema }: Db): Promise<void> {
  await schema
    .alterTable('users')
    .addColumn('answer_time', 'integer', (column) => column.notNull().defaultTo(100))
    .execute();
}

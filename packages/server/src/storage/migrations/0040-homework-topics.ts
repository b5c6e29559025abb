import type { Db } from '../tables.ts';

/** Which competences the situations of an assignment train, as a JSON list; if it is empty, all situations. */
export async function homeworkTopics({ schema }: Db): Promise<void> {
  await schema
    .alterTable('homework')
    .addColumn('topics', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

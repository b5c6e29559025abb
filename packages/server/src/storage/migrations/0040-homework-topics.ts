import type { Db } from '../tables.ts';

/** Which competences the situations of an assignment train, as a JSON list; an empty one: all situations. */
export async function homeworkTopics({ schema }: Db): Promise<void> {
  await schema
    .alterTable('homework')
    .addColumn('topics', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

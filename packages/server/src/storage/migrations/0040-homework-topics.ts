import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Which competences the situations of an assignment train, as a JSON list; an empty one: all situations. */
export async function homeworkTopics({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .alterTable('homework')
    .addColumn('topics', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

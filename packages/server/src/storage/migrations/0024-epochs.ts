import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Each entry of a log tells in which ownership of its game it was written. A server that is alone owns every game from the first on. */
export async function epochs({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .alterTable('game_log')
    .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The rules a game was made under: what is stored already was made under the first. */
export async function rulesVersions({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .alterTable('games')
    .addColumn('rules_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

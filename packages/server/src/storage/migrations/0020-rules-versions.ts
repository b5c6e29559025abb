import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The version of a game's rules; existing games have the first. */
export async function rulesVersions({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .alterTable('games')
    .addColumn('rules_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

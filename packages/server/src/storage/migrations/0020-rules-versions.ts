import type { Db } from '../tables.ts';

/** The version of a game's rules; existing games have the first. */
export async function rulesVersions({ schema }: Db): Promise<void> {
  await schema
    .alterTable('games')
    .addColumn('rules_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** What an admin changes has versions, so that of two who change the same the second is told. */
export async function versionsOfSettings({ schema }: Kysely<Tables>): Promise<void> {
  for (const table of ['settings', 'stages', 'content'] as const) {
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}

import type { Db } from '../tables.ts';

/** An admin's changes get versions (optimistic lock), so that the second of two who change the same is told. */
export async function versionsOfSettings({ schema }: Db): Promise<void> {
  for (const table of ['settings', 'stages', 'content'] as const) {
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}

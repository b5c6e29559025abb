import type { Db } from '../tables.ts';

/** Codes that end nothing until they are used to log in, and the code that each of them replaces. */
export async function spareCodes({ schema }: Db): Promise<void> {
  const codes = () => schema.alterTable('login_codes');
  await codes()
    .addColumn('is_spare', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await codes().addColumn('replaced', 'text').execute();
}

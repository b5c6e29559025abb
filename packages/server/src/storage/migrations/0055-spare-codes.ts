import type { Db } from '../tables.ts';

/** Codes that take nothing away before their login, and the code that each of them stands in for. */
export async function spareCodes({ schema }: Db): Promise<void> {
  const codes = () => schema.alterTable('login_codes');
  await codes()
    .addColumn('is_spare', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await codes().addColumn('replaced', 'text').execute();
}

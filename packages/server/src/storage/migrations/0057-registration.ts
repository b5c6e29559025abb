import type { Db } from '../tables.ts';

/** Who may register, by kind of account; without a row everybody may, as before. */
export async function registration({ schema }: Db): Promise<void> {
  await schema
    .createTable('registration')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('domains', 'text', (column) => column.notNull())
    .execute();
}

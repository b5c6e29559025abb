import type { Db } from '../tables.ts';

/** Results worked out from finished games; they are deleted with their game. */
export async function debriefs({ schema }: Db): Promise<void> {
  await schema
    .createTable('debriefs')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('form', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('debriefs_key', ['game', 'part'])
    .execute();
}

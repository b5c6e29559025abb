import type { Db } from '../tables.ts';

/** What was worked out of finished games: it goes with its game. */
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

import type { Db } from '../tables.ts';

/** What decisions in finished games say about students' competences, and what teachers struck out: both are deleted with the game. */
export async function observations({ schema }: Db): Promise<void> {
  await schema
    .createTable('observations')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('observations_key', ['game', 'player'])
    .execute();
  await schema.createIndex('observations_player').on('observations').columns(['player', 'date']).execute();
  await schema
    .createTable('struck_observations')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('teacher', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('struck_observations_key', ['game', 'player', 'decision'])
    .execute();
}

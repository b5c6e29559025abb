import type { Db } from '../tables.ts';

/** Notes that a teacher makes during a game: game second, round, text. */
export async function gameNotes({ schema }: Db): Promise<void> {
  await schema
    .createTable('game_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('game_notes_game').on('game_notes').column('game').execute();
}

import type { Db } from '../tables.ts';

/** The log of accepted actions, how far each live game's clock has come, and snapshots from which replays begin. */
export async function gameLog({ schema }: Db): Promise<void> {
  await schema
    .createTable('game_log')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('player', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('id', 'text')
    .addPrimaryKeyConstraint('game_log_key', ['game', 'seq'])
    .addUniqueConstraint('game_log_answer', ['game', 'player', 'id'])
    .execute();
  await schema
    .createTable('game_clocks')
    .addColumn('game', 'text', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
    .addColumn('at', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('game_snapshots')
    .addColumn('game', 'text', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}

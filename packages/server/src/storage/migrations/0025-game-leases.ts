import type { Db } from '../tables.ts';

/** Leases of live games: the owning process, the epoch, and the end by the database's clock in ms. */
export async function gameLeases({ schema }: Db): Promise<void> {
  await schema
    .createTable('game_leases')
    .addColumn('game', 'text', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
}

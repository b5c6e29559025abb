import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Which process of several owns which live game, in which ownership of the game, and until when by the database's clock in ms. */
export async function gameLeases({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('game_leases')
    .addColumn('game', 'text', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
}

import type { Db } from '../tables.ts';

/** A fully played game: the number of its last round, and the units of a round. */
const WHOLE = { round: 4, time: 600 };

/**
 * Rankings record who delivered, and contain only games that were played to the end. For existing rows it is unknown who delivered; they are
 * ranked by score.
 */
export async function rankedWhenPlayedOut(db: Db): Promise<void> {
  await db.schema
    .alterTable('rankings')
    .addColumn('has_delivered', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  const cut = db
    .selectFrom('games')
    .select('id')
    .where((game) => game.or([game('round', '<', WHOLE.round), game('time', '<', WHOLE.time)]));
  await db.deleteFrom('rankings').where('game', 'in', cut).execute();
}

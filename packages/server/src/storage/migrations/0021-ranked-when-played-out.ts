import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** A round has so many units, a game so many rounds. */
const WHOLE = { round: 4, time: 600 };

/**
 * Rankings know who delivered, and hold only games that were played to their ends. Of what is stored already nobody asked who
 * delivered: it keeps its place by the score.
 */
export async function rankedWhenPlayedOut(db: Kysely<Tables>): Promise<void> {
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

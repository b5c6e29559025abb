import type { Db } from '../tables.ts';

/** A game of so many units in a round was played through, as it was when this was written. */
const ROUND_UNITS = 600;

/**
 * When the end of its assignment has closed an attempt. Of earlier ones it is known by this: a game that was not played through was last heard of
 * after the end.
 */
export async function closedAttempts(db: Db): Promise<void> {
  await db.schema.alterTable('homework_attempts').addColumn('closed_at', 'bigint').execute();
  const brokenOff = db
    .selectFrom('games')
    .select('games.id')
    .where('games.state', '=', 'FINISHED')
    .where((row) => row.or([row('games.round', '<', row.ref('games.rounds')), row('games.time', '<', ROUND_UNITS)]));
  await db
    .updateTable('homework_attempts')
    .set((row) => ({ closed_at: row.ref('homework_attempts.seen_at') }))
    .where('homework_attempts.game', 'in', brokenOff)
    .where((row) =>
      row.exists(
        row
          .selectFrom('homework')
          .select('homework.id')
          .whereRef('homework.id', '=', 'homework_attempts.homework')
          .whereRef('homework.closes_at', '<=', 'homework_attempts.seen_at'),
      ),
    )
    .execute();
}

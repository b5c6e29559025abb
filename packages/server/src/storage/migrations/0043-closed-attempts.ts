import type { Db } from '../tables.ts';

/** A game with this many units in a round was played through, by the rules at the time of this migration. */
const ROUND_UNITS = 600;

/**
 * When the deadline of its assignment closed an attempt. For earlier ones it is deduced: a game that was not played through was last active after
 * the deadline.
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

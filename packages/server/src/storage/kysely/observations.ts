import type { LedBy, ObservationStore, StoredStrike } from '../observation-store.ts';
import { forIn } from './for-in.ts';
import type { Db, Tables } from '../tables.ts';
import { isErased } from './is-erased.ts';
import { audited } from './audit-snapshots.ts';
import { inTurn } from './turn.ts';

/** What decisions say of students' competences, in SQL. */
export function sqlObservationStore(db: Db): ObservationStore {
  const rows = () => db.selectFrom('observations').selectAll().orderBy('date').orderBy('game');
  const struck = () => db.selectFrom('struck_observations').selectAll().orderBy('at');
  return {
    save: (row) => save(db, row),
    async find(game, player) {
      const row = rows().where('game', '=', game).where('player', '=', player);
      return (await row.executeTakeFirst()) ?? null;
    },
    ofGame: (game) => rows().where('game', '=', game).execute(),
    async ofPlayer(player, since, led) {
      const games = led === undefined ? presentGames(db) : gamesLedBy(db, led);
      const own = rows().where('player', '=', player).where('date', '>=', since).where('game', 'in', games);
      const repeated = await repeatedBy(db, player);
      return (await own.execute()).map((row) => ({ ...row, isRepeated: repeated.has(row.game) }));
    },
    async strike({ by, ...row }) {
      const { reason, at } = row;
      await inTurn(db, (transaction) =>
        audited(transaction, { kind: 'RESULT', ids: [row.game] }, () =>
          transaction
            .insertInto('struck_observations')
            .values({ ...row, teacher: by })
            .onConflict((conflict) =>
              conflict.columns(['game', 'player', 'decision']).doUpdateSet({ reason, at, teacher: by }),
            )
            .execute(),
        ),
      );
    },
    async strikesAbout(user) {
      const found = struck().where((row) => row.or([row('player', '=', user), row('teacher', '=', user)]));
      return (await found.execute()).map(strikeOf);
    },
    restore: ({ game, player, decision }) =>
      inTurn(db, (transaction) =>
        audited(transaction, { kind: 'RESULT', ids: [game] }, async () => {
          const one = transaction.deleteFrom('struck_observations').where('game', '=', game);
          const gone = one.where('player', '=', player).where('decision', '=', decision);
          return (await gone.executeTakeFirstOrThrow()).numDeletedRows > 0n;
        }),
      ),
    async strikes(games) {
      if (games.length === 0) return [];
      return (
        await struck()
          .where('game', 'in', [...games])
          .execute()
      ).map(strikeOf);
    },
  };
}

function presentGames(db: Db) {
  return db.selectFrom('games').select('id').where('removed_day', 'is', null);
}

/** The games of a lecturer, and also those of groups, and of homework of groups, that the lecturer leads. */
function gamesLedBy(db: Db, { teacher, shared }: LedBy) {
  return presentGames(db).where((row) =>
    row.or([
      row('teacher', '=', teacher),
      row('group_id', 'in', forIn(shared)),
      row('homework', 'in', assignmentsOf(db, shared)),
    ]),
  );
}

function assignmentsOf(db: Db, groups: readonly string[]) {
  return db.selectFrom('homework').select('id').where('group_id', 'in', forIn(groups));
}

/**
 * A student's games whose decisions the student had met before: attempts at assignments of which an earlier attempt is stored too, and duels,
 * which repeat a lesson.
 */
async function repeatedBy(db: Db, student: string): Promise<ReadonlySet<string>> {
  const stored = db
    .selectFrom('homework_attempts')
    .innerJoin('observations', 'observations.game', 'homework_attempts.game')
    .innerJoin('games', 'games.id', 'homework_attempts.game')
    .leftJoin('homework', 'homework.id', 'homework_attempts.homework')
    .select(['homework_attempts.game', 'homework_attempts.homework', 'homework.ghost'])
    .where('homework_attempts.student', '=', student)
    .where('observations.player', '=', student)
    .where('games.removed_day', 'is', null);
  const first = new Set<string>();
  const repeated = new Set<string>();
  for (const { game, homework, ghost } of await stored.orderBy('homework_attempts.attempt').execute()) {
    if (first.has(homework) || ghost !== null) repeated.add(game);
    first.add(homework);
  }
  return repeated;
}

/**
 * Waits for its turn with erasures, as storing a debrief does: if one came between the check and the write, the write would bring back what
 * was just erased.
 */
async function save(db: Db, row: Tables['observations']): Promise<void> {
  const { body, date } = row;
  await inTurn(db, async (transaction) => {
    if (await isErased(transaction, row.player)) return;
    await transaction
      .insertInto('observations')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game', 'player']).doUpdateSet({ body, date }))
      .execute();
  });
}

function strikeOf({ teacher, ...row }: Tables['struck_observations']): StoredStrike {
  return { ...row, by: teacher };
}

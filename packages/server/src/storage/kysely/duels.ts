import { GHOST_KINDS } from '@fracht/protocol';
import { z } from 'zod';
import type { Duel, DuelStanding, DuelStore } from '../duel-store.ts';
import type { Db } from '../tables.ts';
import { addAttempt, asHomework, type HomeworkTableRow, homeworkRowOf } from './homework.ts';
import { inTurn } from './turn.ts';

const storedGhost = z.object({ kind: z.enum(GHOST_KINDS), player: z.string(), curve: z.array(z.number()) });

/** Duels in SQL: assignments with a ghost. */
export function sqlDuelStore(db: Db): DuelStore {
  return {
    begin: (duel, game, { student, since, most }) =>
      inTurn(db, async (transaction) => {
        const { open, begun } = await standing(transaction, student, since);
        if (open !== null) return 'OPEN';
        if (begun >= most) return 'NO_MORE';
        await transaction
          .insertInto('homework')
          .values(homeworkRowOf(duel, JSON.stringify(duel.ghost)))
          .execute();
        await addAttempt(transaction, game, { homework: duel.id, student, at: duel.createdAt });
        return 'BEGUN';
      }),
    standing: (student, since) => standing(db, student, since),
    async ofGame(game) {
      const own = db.selectFrom('games').select('homework').where('id', '=', game).where('removed_day', 'is', null);
      const row = await db.selectFrom('homework').selectAll().where('id', 'in', own).executeTakeFirst();
      return row === undefined ? null : asDuel(row);
    },
  };
}

async function standing(db: Db, student: string, since: number): Promise<DuelStanding> {
  const rows = await db
    .selectFrom('homework')
    .innerJoin('homework_attempts', 'homework_attempts.homework', 'homework.id')
    .innerJoin('games', 'games.id', 'homework_attempts.game')
    .select(['games.id', 'games.state', 'games.removed_day', 'homework.created_at'])
    .where('homework.ghost', 'is not', null)
    .where('homework_attempts.student', '=', student)
    .where((row) => row.or([row('games.state', '<>', 'FINISHED'), row('homework.created_at', '>', since)]))
    .execute();
  const open = rows.find(({ state, removed_day: removed }) => state !== 'FINISHED' && removed === null);
  return { open: open?.id ?? null, begun: rows.filter((row) => row.created_at > since).length };
}

function asDuel(row: HomeworkTableRow): Duel | null {
  const { ghost, source } = row;
  if (ghost === null || source === null) return null;
  return { ...asHomework(row), source, ghost: storedGhost.parse(JSON.parse(ghost)) };
}

import type { Selectable } from 'kysely';
import type { NoteStore, StoredNote } from '../note-store.ts';
import type { Db, Tables } from '../tables.ts';
import { inTurn } from './turn.ts';

/** Notes of games in SQL. */
export function sqlNoteStore(db: Db): NoteStore {
  const rows = () => db.selectFrom('game_notes').selectAll('game_notes');
  return {
    add: (note, most) => inTurn(db, (transaction) => add(transaction, note, most)),
    async find(game, id) {
      const row = await rows().where('game', '=', game).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : asNote(row);
    },
    async change(game, id, text, known) {
      const one = db.updateTable('game_notes').set({ text }).where('game', '=', game).where('id', '=', id);
      const asked = known === undefined ? one : one.where('text', '=', known);
      const row = await asked.returningAll().executeTakeFirst();
      return row === undefined ? null : asNote(row);
    },
    async remove(game, id) {
      const gone = db.deleteFrom('game_notes').where('game', '=', game).where('id', '=', id);
      return (await gone.executeTakeFirst()).numDeletedRows > 0n;
    },
    async ofGame(game) {
      const all = rows().where('game', '=', game).orderBy('at').orderBy('created_at').orderBy('id');
      return (await all.execute()).map(asNote);
    },
    async ofTeacher(teacher) {
      const own = rows().innerJoin('games', 'games.id', 'game_notes.game').where('games.teacher', '=', teacher);
      return (await own.orderBy('game_notes.created_at').orderBy('game_notes.id').execute()).map(asNote);
    },
  };
}

async function add(db: Db, { createdAt, ...note }: StoredNote, most: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('game_notes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('game', '=', note.game)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await db
    .insertInto('game_notes')
    .values({ ...note, created_at: createdAt })
    .execute();
  return true;
}

function asNote({ created_at: createdAt, ...row }: Selectable<Tables['game_notes']>): StoredNote {
  return { ...row, createdAt };
}

import type { Selectable } from 'kysely';
import type { AgreedSentence, SentenceStore, StoredSentence } from '../sentence-store.ts';
import type { Db, Tables } from '../tables.ts';
import { isErased } from './is-erased.ts';
import { inTurn } from './turn.ts';

/** Sentences after games in SQL. */
export function sqlSentenceStore(db: Db): SentenceStore {
  const own = () => db.selectFrom('own_sentences').selectAll('own_sentences');
  return {
    async find(game, student) {
      const row = await own().where('game', '=', game).where('student', '=', student).executeTakeFirst();
      return row === undefined ? null : asSentence(row);
    },
    // Under the same lock as erasures, which would otherwise be undone by a sentence that was being written.
    save: (sentence, known) => inTurn(db, (transaction) => save(transaction, sentence, known)),
    async ofStudent(student) {
      const all = own().where('student', '=', student).orderBy('saved_at').orderBy('game');
      return (await all.execute()).map(asSentence);
    },
    async ofGame(game) {
      const all = db.selectFrom('own_sentences').select('text').where('game', '=', game).orderBy('text');
      return (await all.execute()).map(({ text }) => text);
    },
    async newestOf(student, besides) {
      const rows = own()
        .innerJoin('games', 'games.id', 'own_sentences.game')
        .where('student', '=', student)
        .where('game', '!=', besides)
        .where('games.removed_day', 'is', null);
      return (await rows.orderBy('saved_at', 'desc').orderBy('game').executeTakeFirst())?.text ?? null;
    },
    agreed: (game) => agreedAfter(db, game),
    agree: (sentence, known) => inTurn(db, (transaction) => agree(transaction, sentence, known)),
    async lastAgreed(group, besides) {
      const lessons = db
        .selectFrom('games')
        .select('id')
        .where('group_id', '=', group)
        .where('state', '=', 'FINISHED')
        .where('homework', 'is', null)
        .where('removed_day', 'is', null)
        .where('id', '!=', besides);
      const last = await lessons.orderBy('created_at', 'desc').orderBy('id').executeTakeFirst();
      return last === undefined ? [] : agreedAfter(db, last.id);
    },
  };
}

async function save(
  db: Db,
  { game, student, text, savedAt }: StoredSentence,
  known: string | undefined,
): Promise<boolean> {
  const own = db.selectFrom('own_sentences').select('text').where('game', '=', game).where('student', '=', student);
  if (known !== undefined && ((await own.executeTakeFirst())?.text ?? '') !== known) return false;
  await db.deleteFrom('own_sentences').where('game', '=', game).where('student', '=', student).execute();
  if (text === '' || (await isErased(db, student))) return true;
  await db.insertInto('own_sentences').values({ game, student, text, saved_at: savedAt }).execute();
  return true;
}

function agreedAfter(db: Db, game: string): Promise<AgreedSentence[]> {
  return db.selectFrom('agreed_sentences').selectAll().where('game', '=', game).orderBy('number').execute();
}

async function agree(db: Db, { game, number, text }: AgreedSentence, known: string | undefined): Promise<boolean> {
  const own = (await agreedAfter(db, game)).find((one) => one.number === number);
  if (known !== undefined && (own?.text ?? '') !== known) return false;
  await db.deleteFrom('agreed_sentences').where('game', '=', game).where('number', '=', number).execute();
  if (text !== '') await db.insertInto('agreed_sentences').values({ game, number, text }).execute();
  return true;
}

function asSentence({ saved_at: savedAt, ...row }: Selectable<Tables['own_sentences']>): StoredSentence {
  return { ...row, savedAt };
}

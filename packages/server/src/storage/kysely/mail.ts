import { type Selectable, sql } from 'kysely';
import type { LetterBounds, Mail, MailStore, NewMail } from '../mail-store.ts';
import type { OutboxTable } from '../people-tables.ts';
import type { Db } from '../tables.ts';
import { today } from './today.ts';
import { inTurn } from './turn.ts';

const AT_ONCE = 20;
/** No letter waits longer than this for its next attempt; one that seems to was written by a clock that was ahead, and is due. */
const LONGEST_WAIT_MS = 86_400_000;

/** The outbox in SQL. */
export function mailStore(db: Db): MailStore {
  return {
    add: (mail) => addLetters(db, [mail]),
    addAll: (letters) => inTurn(db, (transaction) => addLetters(transaction, letters)),
    addWithin: (mail, bounds) => addWithin(db, mail, bounds),
    async all() {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
      return rows.map(asMail);
    },
    async about(user) {
      const letters = db.selectFrom('outbox').selectAll().where('user', '=', user);
      return (await letters.orderBy('created_at', 'desc').orderBy('id').execute()).map(asMail);
    },
    async due(now) {
      const due = db
        .selectFrom('outbox')
        .selectAll()
        .where((row) => row.or([row('send_at', '<=', now), row('send_at', '>', now + LONGEST_WAIT_MS)]));
      return (await due.orderBy('created_at').orderBy('id').limit(AT_ONCE).execute()).map(asMail);
    },
    async sent(id, at) {
      const done = { sent_at: at, send_at: null, failure: null, text: '' };
      await db
        .updateTable('outbox')
        .set((row) => ({ ...done, attempts: row('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },
    async failed(id, failure, sendAt) {
      await db
        .updateTable('outbox')
        .set((row) => ({ failure, send_at: sendAt, attempts: row('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },
    async sweep(days) {
      await db
        .deleteFrom('outbox')
        .where('day', '<', sql<number>`${today} - ${days}`)
        .execute();
    },
  };
}

/** Stores letters; call it in the transaction of what they are about, so that both are stored or neither. */
export async function addLetters(db: Db, letters: readonly NewMail[]): Promise<void> {
  for (const { createdAt, sendAt, replyTo, names = null, ...mail } of letters) {
    const state = { sent_at: null, attempts: 0, failure: null, day: today };
    const row = { ...mail, ...state, names, reply_to: replyTo, created_at: createdAt, send_at: sendAt };
    await db.insertInto('outbox').values(row).execute();
  }
}

async function addWithin(
  db: Db,
  mail: NewMail & { readonly user: string },
  { since, most }: LetterBounds,
): Promise<boolean> {
  return inTurn(db, async (transaction) => {
    const letters = transaction.selectFrom('outbox').select('id').where('user', '=', mail.user);
    // Letters dated in the future, by a clock that was ahead, do not count.
    const lately = letters.where('created_at', '>', since).where('created_at', '<=', mail.createdAt);
    const written = await lately.limit(most).execute();
    if (written.length >= most) return false;
    await addLetters(transaction, [mail]);
    return true;
  });
}

function asMail({
  created_at,
  send_at,
  sent_at,
  reply_to,
  day: _day,
  names: _names,
  ...mail
}: Selectable<OutboxTable>): Mail {
  return { ...mail, createdAt: created_at, sendAt: send_at, sentAt: sent_at, replyTo: reply_to };
}

import { sql } from 'kysely';
import type { DayStore, LeavingStore } from '../day-store.ts';
import type { Db } from '../tables.ts';
import { addLetters } from './mail.ts';
import { today } from './today.ts';
import { inTurn } from './turn.ts';
import { endSessions } from './sessions-end.ts';
import { asUser } from './users.ts';

const LAST_DAYS = 3;

/** The counted days, in SQL. */
export function sqlDayStore(db: Db): DayStore {
  const seen = async (): Promise<number> => {
    const count = db.selectFrom('seen_days').select(({ fn }) => fn.max('number').as('number'));
    return (await count.executeTakeFirst())?.number ?? 0;
  };
  return {
    async see(day, at) {
      await inTurn(db, (transaction) =>
        transaction
          .insertInto('seen_days')
          .values({ day, at, number: sql`${today} + 1` })
          .onConflict((conflict) => conflict.column('day').doNothing())
          .execute(),
      );
      return seen();
    },
    seen,
    async lastBefore(day) {
      const others = db.selectFrom('seen_days').select('at').where('day', '<>', day);
      return (await others.orderBy('number', 'desc').limit(1).executeTakeFirst())?.at ?? null;
    },
    async seenTime() {
      const last = db.selectFrom('seen_days').select('at').orderBy('number', 'desc').limit(LAST_DAYS);
      const moments = (await last.execute()).map(({ at }) => at);
      if (moments.length < LAST_DAYS) return { past: 0, latest: Number.MAX_SAFE_INTEGER };
      return { past: Math.min(...moments), latest: Math.max(...moments) };
    },
  };
}

/** Students who are about to be erased, in SQL. */
export function sqlLeavingStore(db: Db): LeavingStore {
  const students = () =>
    db
      .selectFrom('users')
      .leftJoin('group_members', 'group_members.student', 'users.id')
      .selectAll('users')
      .select('group_members.group_id')
      .where('users.deleted_at', 'is', null)
      .where('users.type', '=', 'STUDENT');
  return {
    async all() {
      const rows = await students()
        .innerJoin('leaving_users', 'leaving_users.user', 'users.id')
        .select(['leaving_users.noticed_day', 'leaving_users.aside_day'])
        .orderBy('leaving_users.noticed_day')
        .orderBy('users.id')
        .execute();
      return rows.map((row) => ({
        user: asUser(row),
        seenAt: row.seen_at,
        noticedDay: row.noticed_day,
        asideDay: row.aside_day,
      }));
    },
    async unseenSince(day, most) {
      const listed = db.selectFrom('leaving_users').select('user');
      const unseen = students().where('users.seen_day', '<=', day).where('users.id', 'not in', listed);
      const rows = await unseen.orderBy('users.seen_day').orderBy('users.id').limit(most).execute();
      return rows.map(asUser);
    },
    async students() {
      return (await students().execute()).length;
    },
    async noticedOn(day) {
      return (await db.selectFrom('leaving_users').select('user').where('noticed_day', '=', day).execute()).length;
    },
    notice: (users, day, letters) =>
      inTurn(db, async (transaction) => {
        const rows = users.map((user) => ({ user, noticed_day: day, aside_day: null }));
        if (rows.length > 0) await transaction.insertInto('leaving_users').values(rows).execute();
        await addLetters(transaction, letters);
      }),
    putAside: (users, day) =>
      inTurn(db, async (transaction) => {
        for (const user of users) {
          await transaction.updateTable('leaving_users').set({ aside_day: day }).where('user', '=', user).execute();
          await endSessions(transaction, user, null, 'EXPIRED');
        }
      }),
    keep: (users, day) =>
      inTurn(db, async (transaction) => {
        await transaction.updateTable('users').set({ seen_day: day }).where('id', 'in', users).execute();
        await transaction.deleteFrom('leaving_users').where('user', 'in', users).execute();
      }),
    async dropSeenAfter(day) {
      const seen = db.selectFrom('users').select('id').where('seen_day', '>', day);
      await db.deleteFrom('leaving_users').where('user', 'in', seen).execute();
    },
  };
}

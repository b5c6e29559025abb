import { sql } from 'kysely';
import type { BinThing } from '../bin-store.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { putInGroup } from './groups.ts';
import { daysLeft } from './kept-days.ts';
import { endSessions } from './sessions-end.ts';
import { today } from './today.ts';
import { inTurn } from './turn.ts';

/** Counted days for which a deleted account can come back. (BIN-8) */
export const RESTING_DAYS = 7;

/** The values of an erased account's personal fields. */
export const BLANK = {
  email: null,
  login: null,
  first_name: '',
  last_name: '',
  password_hash: null,
  teacher: null,
  answer_time: 100,
  practice_step: 0,
  practice_done_at: null,
} as const;

/** Puts an account into the bin: to everybody it looks erased, but its personal data is kept aside. */
export async function putUserAside(db: Db, id: string, at: number): Promise<void> {
  await inTurn(db, (transaction) =>
    audited(transaction, { kind: 'USER', ids: [id] }, () => asideIn(transaction, id, at)),
  );
}

async function asideIn(db: Db, id: string, at: number): Promise<void> {
  const found = db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  const row = await found.executeTakeFirst();
  if (row === undefined) return;
  const member = await db.selectFrom('group_members').select('group_id').where('student', '=', id).executeTakeFirst();
  const { email, login, first_name, last_name, password_hash, teacher } = row;
  const { answer_time, practice_step, practice_done_at } = row;
  await db
    .insertInto('removed_users')
    .values({
      id,
      email,
      login,
      first_name,
      last_name,
      password_hash,
      teacher,
      answer_time,
      practice_step,
      practice_done_at,
      group_id: member?.group_id ?? null,
      removed_at: at,
      removed_day: today,
    })
    .execute();
  await db
    .updateTable('users')
    .set({ ...BLANK, deleted_at: at })
    .where('id', '=', id)
    .execute();
  await putInGroup(db, id, null);
  await endSessions(db, id, null, 'ACCOUNT_REMOVED');
  await db.deleteFrom('invitations').where('student', '=', id).execute();
  await db.deleteFrom('outbox').where('user', '=', id).execute();
  await db.deleteFrom('leaving_users').where('user', '=', id).execute();
}

/**
 * Restores an account, with its group if that is still its lecturer's; false: it is not in the bin. Throws if another account has its e-mail or login name by
 * now.
 */
export async function bringUserBack(db: Db, id: string): Promise<boolean> {
  return audited(db, { kind: 'USER', ids: [id], isRestored: true }, async () => {
    const row = await db.deleteFrom('removed_users').where('id', '=', id).returningAll().executeTakeFirst();
    if (row === undefined) return false;
    const { id: _id, group_id, removed_at: _at, removed_day: _day, ...own } = row;
    await db
      .updateTable('users')
      .set({ ...own, deleted_at: null })
      .where('id', '=', id)
      .execute();
    const group = db
      .selectFrom('groups')
      .select('id')
      .where('id', '=', group_id ?? '');
    const still = await group.where('teacher', '=', own.teacher ?? '').executeTakeFirst();
    if (still !== undefined) await putInGroup(db, id, still.id);
    return true;
  });
}

/** The accounts in the bin. */
export async function removedUsersIn(db: Db): Promise<readonly BinThing[]> {
  const days = daysLeft(sql.ref('removed_day'), RESTING_DAYS).as('days');
  const rows = await db
    .selectFrom('removed_users')
    .select(['id', 'first_name', 'last_name', 'email', 'login', 'teacher', 'removed_at as removedAt', days])
    .execute();
  return rows.map(({ first_name, last_name, email, login, ...row }) => ({
    ...row,
    person: { id: row.id, first_name, last_name, email: email ?? undefined, login: login ?? undefined },
    kind: 'USER' as const,
    group: null,
    name: `${first_name} ${last_name}`,
  }));
}

/** The accounts in the bin whose days are over. */
export async function overdueUsers(db: Db): Promise<readonly string[]> {
  const over = sql<boolean>`${daysLeft(sql.ref('removed_day'), RESTING_DAYS)} < 0`;
  return (await db.selectFrom('removed_users').select('id').where(over).execute()).map(({ id }) => id);
}

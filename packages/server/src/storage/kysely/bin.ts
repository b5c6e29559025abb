import { sql } from 'kysely';
import type { BinStore, BinThing, Restored } from '../bin-store.ts';
import type { PicturePlace } from '../picture-place.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { dropOfGoneGroups } from './group-lecturers.ts';
import { putInGroup } from './groups.ts';
import { restorePicture, sweepPictures } from './kept-pictures.ts';
import { daysLeft, oldestKept } from './kept-days.ts';
import { restoreItem, sweepItems } from './library-places.ts';
import { restoreMarked } from './marked-removed.ts';
import { bringUserBack, overdueUsers, removedUsersIn } from './removed-users.ts';
import { storedIds } from './stored.ts';
import { inTurn } from './turn.ts';
import { isUniqueViolation } from './unique-violation.ts';
import { erase } from './users.ts';

/** Removed things in SQL. */
export function sqlBinStore(db: Db, pictures: PicturePlace): BinStore {
  return {
    all: () => all(db),
    async find(id) {
      return (await all(db)).find((thing) => thing.id === id) ?? null;
    },
    restore: (thing) => unlessTaken(() => inTurn(db, (transaction) => restore(transaction, thing))),
    async sweep() {
      await inTurn(db, async (transaction) => {
        await sweepItems(transaction);
        await transaction.deleteFrom('removed_groups').where('removed_day', '<', oldestKept).execute();
        await dropOfGoneGroups(transaction);
        await transaction.deleteFrom('games').where('removed_day', '<', oldestKept).execute();
        const due = transaction.selectFrom('homework').select('id').where('removed_day', '<', oldestKept);
        await transaction.deleteFrom('homework_reminders').where('homework', 'in', due).execute();
        await transaction.deleteFrom('homework').where('removed_day', '<', oldestKept).execute();
      });
      for (const id of await overdueUsers(db)) await erase(db, id, Date.now(), null);
      // Separately: if a file cannot be removed, the rest is removed all the same.
      await inTurn(db, (transaction) => sweepPictures(transaction, pictures));
    },
  };
}

/** An account whose e-mail or login name belongs to another by now stays in the bin. */
async function unlessTaken(work: () => Promise<Restored>): Promise<Restored> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return 'TAKEN';
    throw error;
  }
}

async function all(db: Db): Promise<readonly BinThing[]> {
  const days = daysLeft(sql.ref('removed_day')).as('days');
  const when = ['removed_at as removedAt', days] as const;
  const items = await db
    .selectFrom('removed_items')
    .select(['id', 'name', ...when])
    .execute();
  const groups = await db
    .selectFrom('removed_groups')
    .select(['id', 'name', 'teacher', ...when])
    .execute();
  const games = await db
    .selectFrom('games')
    .select(['id', 'group_name', 'number', 'teacher', 'group_id as group', ...when])
    .where('removed_day', 'is not', null)
    .execute();
  const homework = await db
    .selectFrom('homework')
    .select(['id', 'title as name', 'teacher', 'group_id as group', ...when])
    .where('removed_day', 'is not', null)
    .execute();
  const pictures = await db
    .selectFrom('removed_pictures')
    .select(['name', 'alt', ...when])
    .execute();
  const things = [
    ...items.map((row) => ({ ...row, kind: 'SCENARIO' as const, teacher: null, group: null })),
    ...pictures.map(({ name: id, alt, ...row }) => {
      return { ...row, id, name: alt === '' ? id : alt, kind: 'PICTURE' as const, teacher: null, group: null };
    }),
    ...homework.map((row) => ({ ...row, removedAt: row.removedAt ?? 0, kind: 'HOMEWORK' as const })),
    ...(await removedUsersIn(db)),
    ...groups.map((row) => ({ ...row, kind: 'GROUP' as const, group: null })),
    ...games.map(({ group_name, number, removedAt, ...row }) => {
      const name = `${group_name} (${String(number)})`;
      return { ...row, name, removedAt: removedAt ?? 0, kind: 'GAME' as const };
    }),
  ];
  // What is due but was not swept yet counts as gone.
  return things.filter((thing) => thing.days >= 0).toSorted((one, other) => other.removedAt - one.removedAt);
}

async function restore(db: Db, { kind, id }: Pick<BinThing, 'kind' | 'id'>): Promise<Restored> {
  if (kind === 'PICTURE') return (await restorePicture(db, id)) ? 'RESTORED' : 'GONE';
  if (kind === 'GAME' && (await hasOtherAttempt(db, id))) return 'ATTEMPT_OPEN';
  if (kind === 'USER') return (await bringUserBack(db, id)) ? 'RESTORED' : 'GONE';
  const works = {
    SCENARIO: () => restoreItem(db, id),
    GROUP: () => restoreGroup(db, id),
    GAME: () => restoreMarked(db, 'games', id),
    HOMEWORK: () => restoreMarked(db, 'homework', id),
  };
  return (await audited(db, { kind, ids: [id], isRestored: true }, works[kind])) ? 'RESTORED' : 'GONE';
}

/** Whether a game is an open attempt at homework, and its student has another open one by now. (HWS-3) */
async function hasOtherAttempt(db: Db, id: string): Promise<boolean> {
  const open = db
    .selectFrom('homework_attempts')
    .innerJoin('games', 'games.id', 'homework_attempts.game')
    .select(['homework_attempts.homework', 'homework_attempts.student'])
    .where('games.state', '<>', 'FINISHED');
  const own = await open.where('games.id', '=', id).executeTakeFirst();
  if (own === undefined) return false;
  const others = open.where('homework_attempts.homework', '=', own.homework).where('games.removed_day', 'is', null);
  const other = others.where('homework_attempts.student', '=', own.student).where('games.id', '<>', id);
  return (await other.executeTakeFirst()) !== undefined;
}

/** Brings back the members who are still the lecturer's, and in no other group. (BIN-2) */
async function restoreGroup(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('removed_groups').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return false;
  const { members, removed_at: _at, removed_day: _day, ...group } = row;
  await db.insertInto('groups').values(group).execute();
  const ids = storedIds.parse(JSON.parse(members));
  if (ids.length === 0) return true;
  const grouped = db.selectFrom('group_members').select('student');
  const free = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('teacher', '=', group.teacher)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', grouped)
    .execute();
  for (const student of free) await putInGroup(db, student.id, id);
  return true;
}

import type { GroupLecturer, GroupLecturerStore } from '../group-lecturer-store.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { inTurn } from './turn.ts';

/** Lecturers who lead groups alongside their owners, in SQL. */
export function sqlGroupLecturerStore(db: Db): GroupLecturerStore {
  const rows = () => db.selectFrom('group_lecturers').select(['group_id as group', 'lecturer', 'until']);
  return {
    async of(groups) {
      if (groups.length === 0) return [];
      const own = rows().where('group_id', 'in', groups);
      return own.orderBy('added_at').orderBy('lecturer').execute();
    },
    groupsOf: (lecturer, day) =>
      rows()
        .where('lecturer', '=', lecturer)
        .where((row) => row.or([row('until', 'is', null), row('until', '>=', day)]))
        .where('group_id', 'in', db.selectFrom('groups').select('id'))
        .execute(),
    put: (entry) => changing(db, entry.group, (transaction) => put(transaction, entry)),
    remove: (group, lecturer) =>
      changing(db, group, async (transaction) => {
        const gone = transaction.deleteFrom('group_lecturers').where('group_id', '=', group);
        return (await gone.where('lecturer', '=', lecturer).executeTakeFirstOrThrow()).numDeletedRows > 0n;
      }),
    handOver: (group, to) => inTurn(db, (transaction) => handOver(transaction, group, to)),
  };
}

function changing<Done>(db: Db, group: string, work: (transaction: Db) => Promise<Done>): Promise<Done> {
  return inTurn(db, (transaction) => audited(transaction, { kind: 'GROUP', ids: [group] }, () => work(transaction)));
}

async function put(db: Db, { group, lecturer, until, at }: GroupLecturer & { readonly at: number }): Promise<void> {
  await db
    .insertInto('group_lecturers')
    .values({ group_id: group, lecturer, until, added_at: at })
    .onConflict((conflict) => conflict.columns(['group_id', 'lecturer']).doUpdateSet({ until }))
    .execute();
}

/** The owner's students in the group go too; it cannot contain students of other lecturers. Call it in a transaction. */
async function handOver(db: Db, group: string, to: string): Promise<void> {
  const found = await db.selectFrom('groups').select('teacher').where('id', '=', group).executeTakeFirst();
  if (found === undefined || found.teacher === to) return;
  const members = db.selectFrom('group_members').select('student').where('group_id', '=', group);
  const idsOf = async (table: 'games' | 'homework'): Promise<readonly string[]> =>
    (await db.selectFrom(table).select('id').where('group_id', '=', group).execute()).map(({ id }) => id);
  const people = { kind: 'USER', ids: (await members.execute()).map(({ student }) => student) } as const;
  const games = { kind: 'GAME', ids: await idsOf('games') } as const;
  const homework = { kind: 'HOMEWORK', ids: await idsOf('homework') } as const;
  await audited(db, { kind: 'GROUP', ids: [group] }, () =>
    audited(db, people, () =>
      audited(db, games, () =>
        audited(db, homework, async () => {
          await db.updateTable('groups').set({ teacher: to }).where('id', '=', group).execute();
          await db.updateTable('users').set({ teacher: to }).where('id', 'in', members).execute();
          for (const table of ['removed_users', 'games', 'homework'] as const) {
            await db.updateTable(table).set({ teacher: to }).where('group_id', '=', group).execute();
          }
          await handOverPlayed(db, group, to);
          await dropOwners(db);
        }),
      ),
    ),
  );
}

/** Surveys after the games of a group, attempts at its homework, and duels about its lessons. Call it in a transaction. */
async function handOverPlayed(db: Db, group: string, to: string): Promise<void> {
  const own = db.selectFrom('games').select('id').where('group_id', '=', group);
  await db.updateTable('surveys').set({ teacher: to }).where('game', 'in', own).execute();
  await db
    .updateTable('homework')
    .set({ teacher: to })
    .where('ghost', 'is not', null)
    .where('source', 'in', own)
    .execute();
  const assignments = db
    .selectFrom('homework')
    .select('id')
    .where((row) =>
      row.or([row('group_id', '=', group), row.and([row('ghost', 'is not', null), row('source', 'in', own)])]),
    );
  await db.updateTable('games').set({ teacher: to }).where('homework', 'in', assignments).execute();
}

/** Nobody leads a group alongside themselves: a lecturer who became the owner is removed from the others. Call it in a transaction. */
export async function dropOwners(db: Db): Promise<void> {
  await db
    .deleteFrom('group_lecturers')
    .where((row) =>
      row.exists(
        row
          .selectFrom('groups')
          .select('groups.id')
          .whereRef('groups.id', '=', 'group_lecturers.group_id')
          .whereRef('groups.teacher', '=', 'group_lecturers.lecturer'),
      ),
    )
    .execute();
}

/** Drops those of groups that are gone for good. Call it in a transaction. */
export async function dropOfGoneGroups(db: Db): Promise<void> {
  await db
    .deleteFrom('group_lecturers')
    .where('group_id', 'not in', db.selectFrom('groups').select('id'))
    .where('group_id', 'not in', db.selectFrom('removed_groups').select('id'))
    .execute();
}

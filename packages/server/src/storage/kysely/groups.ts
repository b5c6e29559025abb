import type { Group, GroupStore } from '../group-store.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { today } from './today.ts';
import { inTurn } from './turn.ts';

/** Groups in SQL. The student is the key of a membership, so that nobody is in two groups. */
export function sqlGroupStore(db: Db): GroupStore {
  const rows = () => db.selectFrom('groups').select(['id', 'name', 'teacher', 'num_games']);
  return {
    add: (group, members) => add(db, group, members),
    async find(id) {
      return (await rows().where('id', '=', id).executeTakeFirst()) ?? null;
    },
    of: (teacher) => rows().where('teacher', '=', teacher).execute(),
    members: (groups) => membersOf(db, groups),
    change: (id, changes) => change(db, id, changes),
    async move(students, group) {
      await inTurn(db, async (transaction) => {
        await audited(transaction, { kind: 'USER', ids: students }, async () => {
          for (const student of students) await putInGroup(transaction, student, group);
        });
      });
    },
    remove: (id, at) =>
      inTurn(db, (transaction) =>
        audited(transaction, { kind: 'GROUP', ids: [id] }, () => putGroupAside(transaction, id, at)),
      ),
  };
}

/** Moves a student into a group, out of the one before; null: into none. */
export async function putInGroup(db: Db, student: string, group: string | null): Promise<void> {
  await db.deleteFrom('group_members').where('student', '=', student).execute();
  if (group !== null) await db.insertInto('group_members').values({ student, group_id: group }).execute();
}

async function add(db: Db, group: Group & { readonly createdAt: number }, members: readonly string[]): Promise<void> {
  const { createdAt, ...row } = group;
  await inTurn(db, async (transaction) => {
    const left = await groupsOf(transaction, members);
    await audited(transaction, { kind: 'GROUP', ids: [group.id, ...left] }, async () => {
      await transaction
        .insertInto('groups')
        .values({ ...row, created_at: createdAt })
        .execute();
      for (const member of members) await putInGroup(transaction, member, group.id);
    });
  });
}

async function change(db: Db, id: string, { name, members }: Parameters<GroupStore['change']>[1]): Promise<void> {
  await inTurn(db, async (transaction) => {
    const left = (await groupsOf(transaction, members ?? [])).filter((group) => group !== id);
    await audited(transaction, { kind: 'GROUP', ids: [id, ...left] }, async () => {
      if (name !== undefined) await transaction.updateTable('groups').set({ name }).where('id', '=', id).execute();
      if (members === undefined) return;
      await transaction.deleteFrom('group_members').where('group_id', '=', id).execute();
      for (const member of members) await putInGroup(transaction, member, id);
    });
  });
}

/** The groups in which these students are. */
async function groupsOf(db: Db, students: readonly string[]): Promise<readonly string[]> {
  if (students.length === 0) return [];
  const rows = db.selectFrom('group_members').select('group_id').distinct().where('student', 'in', students);
  return (await rows.execute()).map(({ group_id }) => group_id);
}

/** Puts a group with its members aside; they stay without one. Call it in a transaction. */
async function putGroupAside(db: Db, id: string, at: number): Promise<void> {
  const rows = await db.selectFrom('group_members').select('student').where('group_id', '=', id).execute();
  const members = JSON.stringify(rows.map(({ student }) => student));
  const row = await db.deleteFrom('groups').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return;
  await db
    .insertInto('removed_groups')
    .values({ ...row, members, removed_at: at, removed_day: today })
    .execute();
}

async function membersOf(db: Db, groups: readonly string[]): Promise<Record<string, readonly string[]>> {
  const members: Record<string, string[]> = Object.fromEntries(groups.map((group) => [group, []]));
  if (groups.length === 0) return members;
  const rows = await db.selectFrom('group_members').selectAll().where('group_id', 'in', groups).execute();
  for (const { group_id: group, student } of rows) members[group]?.push(student);
  return members;
}

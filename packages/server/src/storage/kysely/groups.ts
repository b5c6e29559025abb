import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Group, GroupChanges, GroupStore, SetTasks } from '../group-store.ts';
import type { AuditFields } from '../audit-store.ts';
import { forIn } from './for-in.ts';
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
    all: () => rows().execute(),
    of: (teacher, shared = []) =>
      rows()
        .where((row) => row.or([row('teacher', '=', teacher), row('id', 'in', forIn(shared))]))
        .execute(),
    members: (groups) => membersOf(db, groups),
    change: (id, changes, known) => change(db, id, changes, known),
    tasks: (group) => tasksOf(db, group),
    setTasks: (group, tasks, known) =>
      inTurn(db, async (transaction) => {
        if (known !== undefined && !isDeepStrictEqual(await tasksOf(transaction, group), known)) return false;
        await setTasks(transaction, group, tasks);
        return true;
      }),
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

/** Moves a student into a group, out of the previous one; null: into none. */
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

async function change(db: Db, id: string, { name, members }: GroupChanges, known: GroupChanges = {}): Promise<boolean> {
  return inTurn(db, async (transaction) => {
    if (!(await isStill(transaction, id, known))) return false;
    const left = (await groupsOf(transaction, members ?? [])).filter((group) => group !== id);
    await audited(transaction, { kind: 'GROUP', ids: [id, ...left] }, async () => {
      if (name !== undefined) await transaction.updateTable('groups').set({ name }).where('id', '=', id).execute();
      if (members === undefined) return;
      await transaction.deleteFrom('group_members').where('group_id', '=', id).execute();
      for (const member of members) await putInGroup(transaction, member, id);
    });
    return true;
  });
}

async function isStill(db: Db, id: string, { name, members }: GroupChanges): Promise<boolean> {
  const row = await db.selectFrom('groups').select('name').where('id', '=', id).executeTakeFirst();
  if (name !== undefined && row?.name !== name) return false;
  if (members === undefined) return true;
  const present = (await membersOf(db, [id]))[id] ?? [];
  return isDeepStrictEqual(present.toSorted(), members.toSorted());
}

const storedTasks = z.object({ items: z.array(z.string()), until: z.string().nullable() });

async function tasksOf(db: Db, group: string): Promise<SetTasks | null> {
  const row = await db.selectFrom('groups').select('tasks').where('id', '=', group).executeTakeFirst();
  return row?.tasks == null ? null : storedTasks.parse(JSON.parse(row.tasks));
}

/** Sets tasks and records them by their names. Call it in a transaction. */
async function setTasks(db: Db, group: string, tasks: SetTasks | null): Promise<void> {
  const also = async (): Promise<AuditFields> => {
    const set = await tasksOf(db, group);
    return { tasks: await namesOf(db, set?.items ?? []), tasks_until: set?.until ?? null };
  };
  await audited(db, { kind: 'GROUP', ids: [group], also }, async () => {
    const value = tasks === null ? null : JSON.stringify(tasks);
    await db.updateTable('groups').set({ tasks: value }).where('id', '=', group).execute();
  });
}

/** The names of these situations, in their order; for one that is gone, its id. */
async function namesOf(db: Db, items: readonly string[]): Promise<readonly string[]> {
  if (items.length === 0) return [];
  const rows = await db.selectFrom('library_items').select(['id', 'name']).where('id', 'in', items).execute();
  return items.map((item) => rows.find(({ id }) => id === item)?.name ?? item);
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

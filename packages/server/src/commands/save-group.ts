import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Group } from '../storage/group-store.ts';
import type { User } from '../storage/user-store.ts';

/** Makes a group of the caller's students. Throws VALIDATION on `users` for other people's students. */
export async function addGroup(
  context: AppContext,
  caller: User,
  name: string,
  users: readonly string[],
): Promise<Group> {
  await requireOwnStudents(context, caller, users);
  const group: Group = { id: newId(), name, teacher: caller.id, num_games: 0 };
  await context.storage.groups.add({ ...group, createdAt: context.now() }, users);
  return group;
}

type Edit = {
  readonly id: string;
  readonly name?: string | undefined;
  readonly users?: readonly string[] | undefined;
  /** What it is based on. */
  readonly base?: Omit<Edit, 'id' | 'base'> | undefined;
};

/** Changes the given fields of a group. Throws VALIDATION on `users` for other people's students, CHANGED_MEANWHILE where it is based on something else. */
export async function editGroup(context: AppContext, caller: User, { id, name, users, base }: Edit): Promise<Group> {
  if (users !== undefined) await requireOwnStudents(context, caller, users);
  const { groups } = context.storage;
  const known = base && { name: base.name, members: base.users };
  const isChanged = await groups.change(id, { name, members: users }, known);
  const group = await groups.find(id);
  if (group === null) throw new AppError('NOT_FOUND');
  if (isChanged) return group;
  throw new AppError('CHANGED_MEANWHILE', {
    present: { name: group.name, users: (await groups.members([id]))[id] ?? [] },
  });
}

/** Throws VALIDATION on `users` unless all are students of the caller. */
export async function requireOwnStudents({ storage }: AppContext, caller: User, ids: readonly string[]): Promise<void> {
  const students = new Set((await storage.users.studentsOf(caller.id)).map((student) => student.id));
  if (!ids.every((id) => students.has(id))) throw fieldError('users', 'USER_UNKNOWN');
}

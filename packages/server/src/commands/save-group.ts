import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import { isOneName } from './one-name.ts';
import type { Group } from '../storage/group-store.ts';
import type { User } from '../storage/user-store.ts';

/** Makes a group of the caller's students. Throws VALIDATION on `users` for anybody else's, on `name` for one the caller has. */
export async function addGroup(
  context: AppContext,
  caller: User,
  name: string,
  users: readonly string[],
): Promise<Group> {
  await requireOwnStudents(context, caller, users);
  await requireFreeName(context, caller, name);
  const group: Group = { id: newId(), name, teacher: caller.id, num_games: 0 };
  await context.storage.groups.add({ ...group, createdAt: context.now() }, users);
  return group;
}

type Edit = { readonly id: string; readonly name?: string | undefined; readonly users?: readonly string[] | undefined };

/** Changes what is given of a group. Throws VALIDATION on `users` for anybody else's student, on `name` for that of another group. */
export async function editGroup(context: AppContext, caller: User, { id, name, users }: Edit): Promise<Group> {
  if (users !== undefined) await requireOwnStudents(context, caller, users);
  if (name !== undefined) await requireFreeName(context, caller, name, id);
  await context.storage.groups.change(id, { name, members: users });
  const group = await context.storage.groups.find(id);
  if (group === null) throw new AppError('NOT_FOUND');
  return group;
}

/** Groups of one name could be told apart nowhere: neither in a choice nor in the group column of a list that is read in. */
async function requireFreeName({ storage }: AppContext, caller: User, name: string, self = ''): Promise<void> {
  const groups = await storage.groups.of(caller.id);
  if (groups.some((group) => group.id !== self && isOneName(group.name, name))) throw fieldError('name', 'GROUP_TAKEN');
}

/** Throws VALIDATION on `users` unless all are students of the caller. */
export async function requireOwnStudents({ storage }: AppContext, caller: User, ids: readonly string[]): Promise<void> {
  const students = new Set((await storage.users.studentsOf(caller.id)).map((student) => student.id));
  if (!ids.every((id) => students.has(id))) throw fieldError('users', 'USER_UNKNOWN');
}

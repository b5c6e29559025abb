import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Group } from '../storage/group-store.ts';
import type { User } from '../storage/user-store.ts';
import { ledStudents } from './own-group.ts';

/** Makes a group of the caller's students. Throws VALIDATION on `users` for other people's students. */
export async function addGroup(
  context: AppContext,
  caller: User,
  name: string,
  users: readonly string[],
): Promise<Group> {
  await requireStudentsOf(context, caller, { ids: users, teacher: caller.id });
  const group: Group = { id: newId(), name, teacher: caller.id, num_games: 0 };
  await context.storage.groups.add({ ...group, createdAt: context.now() }, users);
  return group;
}

type Edit = {
  readonly id: string;
  readonly name?: string | undefined;
  readonly users?: readonly string[] | undefined;
  /** The version of the group that the change is based on. */
  readonly base?: Omit<Edit, 'id' | 'base'> | undefined;
};

/**
 * Changes the given fields of a group. Throws VALIDATION on `users` for students whom the caller does not lead, or of another lecturer than the group's,
 * CHANGED_MEANWHILE if the group has changed since the version that the change is based on.
 */
export async function editGroup(context: AppContext, caller: User, { id, name, users, base }: Edit): Promise<Group> {
  const { groups } = context.storage;
  const before = await groups.find(id);
  if (before === null) throw new AppError('NOT_FOUND');
  if (users !== undefined) await requireStudentsOf(context, caller, { ids: users, teacher: before.teacher });
  const known = base && { name: base.name, members: base.users };
  const isChanged = await groups.change(id, { name, members: users }, known);
  const group = await groups.find(id);
  if (group === null) throw new AppError('NOT_FOUND');
  if (isChanged) return group;
  throw new AppError('CHANGED_MEANWHILE', {
    present: { name: group.name, users: (await groups.members([id]))[id] ?? [] },
  });
}

type Named = {
  readonly ids: readonly string[];
  /** Whose students they have to be; null: of anybody whom the caller leads. */
  readonly teacher: string | null;
};

/** Throws VALIDATION on `users` unless the caller leads all of them, and all are students of that lecturer. */
export async function requireStudentsOf(context: AppContext, caller: User, { ids, teacher }: Named): Promise<void> {
  const led = await ledStudents(context, caller);
  const fitting = new Set(led.filter((student) => teacher === null || student.teacher === teacher).map(({ id }) => id));
  if (!ids.every((id) => fitting.has(id))) throw fieldError('users', 'USER_UNKNOWN');
}

import type { AppContext } from '../context.ts';
import type { User } from '../storage/user-store.ts';
import { ownGroup } from './own-group.ts';
import { requireOwnStudents } from './save-group.ts';

/** Moves some of the caller's students into a group, or out of theirs, all or nobody. Throws VALIDATION on `users` or `group`. */
export async function moveUsers(
  context: AppContext,
  caller: User,
  users: readonly string[],
  group: string | null,
): Promise<void> {
  await requireOwnStudents(context, caller, users);
  await context.storage.groups.move(users, await ownGroup(context, caller, group));
}

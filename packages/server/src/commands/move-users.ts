import type { AppContext } from '../context.ts';
import type { User } from '../storage/user-store.ts';
import { ledGroup } from './own-group.ts';
import { requireStudentsOf } from './save-group.ts';

/** Moves students whom the caller leads into one of their lecturer's groups, or out of their group, all or none. Throws VALIDATION on `users` or `group`. */
export async function moveUsers(
  context: AppContext,
  caller: User,
  users: readonly string[],
  group: string | null,
): Promise<void> {
  await requireStudentsOf(context, caller, { ids: users, teacher: null });
  const into = await ledGroup(context, caller, group);
  if (into !== null) await requireStudentsOf(context, caller, { ids: users, teacher: into.teacher });
  await context.storage.groups.move(users, into?.id ?? null);
}

import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import { leads, sharedGroups } from '../policies/leading.ts';
import type { Group } from '../storage/group-store.ts';
import type { User } from '../storage/user-store.ts';

/** A group that the caller leads, or null. Throws VALIDATION on `group` for any other group. */
export async function ledGroup(context: AppContext, caller: User, id: string | null): Promise<Group | null> {
  if (id === null) return null;
  const found = await context.storage.groups.find(id);
  if (found === null || !(await leads(context, caller, { ...found, group: id }))) {
    throw fieldError('group', 'GROUP_UNKNOWN');
  }
  return found;
}

/** Where a student added by the caller belongs: to the group's owner, whoever else leads it; without a group, to the caller. (RGT-13) */
export function placeOfAdded(
  group: Group | null,
  caller: User,
): { readonly teacher: string; readonly group: string | null } {
  return { teacher: group?.teacher ?? caller.id, group: group?.id ?? null };
}

/** The students whom the caller leads: their own, and those in groups that others own. */
export async function ledStudents(context: AppContext, caller: User): Promise<readonly User[]> {
  return context.storage.users.studentsOf(caller.id, await sharedGroups(context, caller));
}

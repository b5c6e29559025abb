import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import type { User } from '../storage/user-store.ts';

/** The id of a group of the caller, or null. Throws VALIDATION on `group` for any other group. */
export async function ownGroup({ storage }: AppContext, caller: User, group: string | null): Promise<string | null> {
  if (group === null) return null;
  const found = await storage.groups.find(group);
  if (found === null || found.teacher !== caller.id) throw fieldError('group', 'GROUP_UNKNOWN');
  return found.id;
}

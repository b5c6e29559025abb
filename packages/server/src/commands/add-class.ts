import type { AppContext } from '../context.ts';
import type { User } from '../storage/user-store.ts';
import { Arrivals } from './arrivals.ts';
import { ledGroup, placeOfAdded } from './own-group.ts';

type ClassWish = {
  readonly students: readonly { readonly first_name: string; readonly last_name: string }[];
  readonly group?: string | null | undefined;
};

/**
 * Adds students without an e-mail to the caller or to a group that the caller leads, all or none, each with a login name; gives their ids. Throws VALIDATION on `group`.
 */
export async function addClass(
  context: AppContext,
  caller: User,
  { students, group: wanted = null }: ClassWish,
): Promise<readonly string[]> {
  const place = placeOfAdded(await ledGroup(context, caller, wanted), caller);
  const arrivals = new Arrivals(context);
  const ids = students.map((student) => arrivals.nameOnly(student, place));
  if (!(await arrivals.takeIn())) throw new Error('a class without e-mails is never taken');
  return ids;
}

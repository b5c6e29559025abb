import { sharedGroups } from '../policies/leading.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';

/** The current game of a caller, for calls that name none: the newest running one, else the newest that is not over; null: none. */
export async function presentGameOf(
  asked: { readonly storage: Storage; readonly now: () => number },
  user: User,
): Promise<string | null> {
  const { games } = asked.storage;
  const own = await (user.type === 'TEACHER'
    ? games.ofTeacher(user.id, await sharedGroups(asked, user))
    : games.ofPlayer(user.id));
  const running = own.find(({ state }) => state === 'IN_PROGRESS' || state === 'PAUSED');
  return (running ?? own.find(({ state }) => state !== 'FINISHED'))?.id ?? null;
}

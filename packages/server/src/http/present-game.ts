import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';

/** The current game of a caller, for calls that name none: the newest running one, else the newest that is not over; null: none. */
export async function presentGameOf({ games }: Storage, { id, type }: User): Promise<string | null> {
  const own = await (type === 'TEACHER' ? games.ofTeacher(id) : games.ofPlayer(id));
  const running = own.find(({ state }) => state === 'IN_PROGRESS' || state === 'PAUSED');
  return (running ?? own.find(({ state }) => state !== 'FINISHED'))?.id ?? null;
}

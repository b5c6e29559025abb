import type { Storage } from '../storage/storage.ts';
import type { User } from '../storage/user-store.ts';

/** The game that a call without one means: the caller's newest running one, else the newest not over; null: there is none. */
export async function presentGameOf({ games }: Storage, { id, type }: User): Promise<string | null> {
  const own = await (type === 'TEACHER' ? games.ofTeacher(id) : games.ofPlayer(id));
  const running = own.find(({ state }) => state === 'IN_PROGRESS' || state === 'PAUSED');
  return (running ?? own.find(({ state }) => state !== 'FINISHED'))?.id ?? null;
}

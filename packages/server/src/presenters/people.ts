import type { Storage } from '../storage/storage.ts';
import type { People } from './game.ts';

/** The accounts with these ids, erased ones included. */
export async function peopleOf({ users }: Pick<Storage, 'users'>, ids: Iterable<string>): Promise<People> {
  const found = await users.findAll([...new Set(ids)]);
  return new Map(found.map((user) => [user.id, user]));
}

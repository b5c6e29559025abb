import type { User, UserStore } from '../storage/user-store.ts';

/** How many were erased again, and the lecturers who were not. */
type ErasedAgain = { readonly erased: number; readonly lecturers: readonly User[] };

/**
 * Erases those on a list of erased accounts of whom something is there all the same, in the bin as well. Lecturers it leaves: no list says who takes over from
 * them. (BKP-6)
 */
export async function eraseListed(
  users: Pick<UserStore, 'erase' | 'erasedIds' | 'findAll'>,
  listed: readonly string[],
): Promise<ErasedAgain> {
  const gone = new Set(await users.erasedIds());
  const back = await users.findAll(listed.filter((id) => !gone.has(id)));
  const lecturers = back.filter(({ type }) => type === 'TEACHER');
  const others = back.filter(({ type }) => type !== 'TEACHER');
  for (const { id } of others) await users.erase(id, Date.now(), null);
  return { erased: others.length, lecturers };
}

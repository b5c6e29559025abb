import type { AppContext } from '../context.ts';
import type { User } from '../storage/user-store.ts';
import { Arrivals } from './arrivals.ts';
import type { CodeCard } from '../people-file/imported.ts';
import { makeCodes } from './make-codes.ts';
import { ledGroup, ledStudents, placeOfAdded } from './own-group.ts';

type Batch = { readonly teacher: string; readonly key: string };
type Class = {
  readonly students: readonly Student[];
  readonly group: string | null;
  /** The client's key for this request; null: it will not be retried. */
  readonly key: string | null;
  /** For how many days the codes are valid. */
  readonly days: number;
};
type Student = { readonly first_name: string; readonly last_name: string };

/**
 * Adds students without an e-mail to the caller's, all or none, each with a login name and a one-time code. Idempotent by the key: a retry
 * adds nobody, but gives the same students new codes, because codes are not stored. Throws VALIDATION on `group`.
 */
export async function addClass(
  context: AppContext,
  caller: User,
  { students, group: wanted, key, days }: Class,
): Promise<readonly CodeCard[]> {
  const place = placeOfAdded(await ledGroup(context, caller, wanted), caller);
  const batch = key === null ? null : { teacher: caller.id, key };
  const arrivals = new Arrivals(context);
  for (const student of students) arrivals.nameOnly(student, place);
  const isNew = (batch === null || (await before(context, batch)) === null) && (await arrivals.takeIn(batch));
  if (isNew)
    return makeCodes(
      context,
      caller,
      arrivals.added.map(({ id }) => id),
      { days },
    );
  const known = batch === null ? null : await before(context, batch);
  if (known === null) throw new Error('a class without a key cannot be there already');
  const own = new Set((await ledStudents(context, caller)).map(({ id }) => id));
  return makeCodes(
    context,
    caller,
    known.filter((id) => own.has(id)),
    { days },
  );
}

function before({ storage }: AppContext, { teacher, key }: Batch): Promise<readonly string[] | null> {
  return storage.users.batch(teacher, key);
}

import { EARLIER_LIMITS, type ValueKind } from '@fracht/protocol';
import { z } from 'zod';
import type { Authorship, EarlierValue } from '../content-store.ts';
import type { Db } from '../tables.ts';
import type { Readable } from './readable.ts';

type Thing = { readonly kind: ValueKind; readonly id: string };

/** A value and its version. */
export type VersionedValue = { readonly value: string | number; readonly version: number };

const stored = z.union([z.string(), z.number()]);

/**
 * Records the new value of a thing with author and time; at the first change also the value before. Drops the oldest values beyond the limit.
 * Call it in the transaction of the change.
 */
export async function keepEarlier(
  db: Db,
  thing: Thing,
  before: VersionedValue,
  value: string | number,
  { author, at }: Authorship,
): Promise<void> {
  const version = before.version + 1;
  await db
    .insertInto('earlier_values')
    .values({ ...thing, version: before.version, value: JSON.stringify(before.value), author: null, saved_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = { value: JSON.stringify(value), author, saved_at: at };
  await db
    .insertInto('earlier_values')
    .values({ ...thing, version, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'id', 'version']).doUpdateSet(row))
    .execute();
  await dropOldest(db, thing);
}

/** The current and earlier values of a thing, newest first. */
export async function earlierOf(
  db: Db,
  readable: Readable,
  kind: ValueKind,
  id: string,
): Promise<readonly EarlierValue[]> {
  const rows = await db
    .selectFrom('earlier_values')
    .select(['version', 'value', 'author', 'saved_at'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  return readable(
    'earlier_values',
    rows,
    ({ version }) => `${kind} ${id} ${String(version)}`,
    ({ version, value, author, saved_at: savedAt }) => ({
      version,
      value: stored.parse(JSON.parse(value)),
      author,
      savedAt,
    }),
  );
}

/** Drops values beyond the limits, but keeps at least the last two: the current one, and the one that an undo restores. */
async function dropOldest(db: Db, { kind, id }: Thing): Promise<void> {
  const sizes = await db
    .selectFrom('earlier_values')
    .select(['version', ({ fn }) => fn<number>('length', ['value']).as('size')])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  let characters = 0;
  const dropped = sizes.filter(({ size }, index) => {
    characters += size;
    return index >= EARLIER_LIMITS.values || (index > 1 && characters > EARLIER_LIMITS.characters);
  });
  const [newest] = dropped;
  if (newest === undefined) return;
  await db
    .deleteFrom('earlier_values')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '<=', newest.version)
    .execute();
}

import type { Kysely } from 'kysely';
import { EARLIER_LIMITS, type ValueKind } from '@fracht/protocol';
import { z } from 'zod';
import type { Deed, EarlierValue } from '../content-store.ts';
import type { Tables } from '../tables.ts';
import type { Readable } from './readable.ts';

type Db = Kysely<Tables>;
type Thing = { readonly kind: ValueKind; readonly id: string };

/** What a thing is, and in which version. */
export type VersionedValue = { readonly value: string | number; readonly version: number };

const stored = z.union([z.string(), z.number()]);

/**
 * Keeps what a thing is from now on, with who made it so and when; with its first change also what it was before. Of many values only
 * the last ones stay. For the transaction of the change.
 */
export async function keepEarlier(
  db: Db,
  thing: Thing,
  before: VersionedValue,
  value: string | number,
  { author, at }: Deed,
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

/** What a thing is and was, the newest first. */
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

/** Leaves as many of a thing's values as may be kept, the last two at least: what it is, and what one step takes it back to. */
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

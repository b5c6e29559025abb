import { z } from 'zod';
import { builtInItems, type BuiltInItem } from '../built-in-items.ts';
import type { Db } from '../tables.ts';
import { addVersion, BUILT_IN } from './versions.ts';

const givenIds = z.array(z.string());

/**
 * The built-in situations that the school has never been given, because they came with this version of the game. If the school has something of its
 * own under such an id, it keeps that. (LBR-16)
 */
export async function newBuiltIns(db: Db): Promise<readonly BuiltInItem[]> {
  const given = new Set(await givenBefore(db));
  const missing = builtInItems().filter(({ id }) => !given.has(id));
  if (missing.length === 0) return [];
  const taken = new Set<string>();
  for (const table of ['library_items', 'removed_items'] as const) {
    const ids = missing.map(({ id }) => id);
    const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
    for (const { id } of rows) taken.add(id);
  }
  return missing.filter(({ id }) => !taken.has(id));
}

/**
 * Appends new situations to their libraries, each with a version of its own that names the game as author. If the school has made a choice among the
 * given situations of a kind, new ones of that kind are inactive, like those that it writes itself; otherwise they are as the game ships them. (LBR-16)
 */
export async function giveBuiltIns(db: Db, items: readonly BuiltInItem[], at: number): Promise<void> {
  const ids = new Set(items.map(({ id }) => id));
  const before = builtInItems().filter(({ id }) => !ids.has(id));
  const rows = await db.selectFrom('library_items').select(['id', 'active', 'position']).execute();
  const on = new Set(rows.filter(({ active }) => active === 1).map(({ id }) => id));
  const chosen = new Set(before.filter(({ id, active }) => active === 1 && !on.has(id)).map(({ kind }) => kind));
  let position = Math.max(0, ...rows.map((row) => row.position));
  for (const item of items) {
    position += 1;
    const row = await db
      .insertInto('library_items')
      .values({ ...item, active: chosen.has(item.kind) ? 0 : item.active, position, version: 1, updated_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await addVersion(db, row, BUILT_IN);
  }
}

/** Records that the school was given all of today's built-in situations, so that none that it removes for good comes back. (LBR-16) */
export async function keepGiven(db: Db): Promise<void> {
  const given = new Set([...(await givenBefore(db)), ...builtInItems().map(({ id }) => id)]);
  await db
    .updateTable('school')
    .set({ given_built_ins: JSON.stringify([...given].toSorted()) })
    .execute();
}

async function givenBefore(db: Db): Promise<readonly string[]> {
  const { given_built_ins } = await db.selectFrom('school').select('given_built_ins').executeTakeFirstOrThrow();
  return givenIds.parse(JSON.parse(given_built_ins));
}

import type { Db } from '../tables.ts';
import { oldestKept } from './kept-days.ts';
import { today } from './today.ts';

/** Moves an item to the removed ones. False: no such item. */
export async function removeItem(db: Db, id: string, at: number): Promise<boolean> {
  const row = await db.deleteFrom('library_items').where('id', '=', id).returningAll().executeTakeFirst();
  // For an unknown id nothing is changed: an item removed earlier under it can still be restored.
  if (row === undefined) return false;
  await db.deleteFrom('removed_items').where('id', '=', id).execute();
  await db
    .insertInto('removed_items')
    .values({ ...row, removed_at: at, removed_day: today })
    .execute();
  await sweepItems(db);
  return true;
}

/** Drops items that were removed too long ago, with their drafts and versions. */
export async function sweepItems(db: Db): Promise<void> {
  await db.deleteFrom('removed_items').where('removed_day', '<', oldestKept).execute();
  await sweepBehind(db);
}

/** Drops drafts and versions of items that are gone for good; drafts of version 0 never had an item. */
async function sweepBehind(db: Db): Promise<void> {
  const known = db.selectFrom('library_items').select('id').union(db.selectFrom('removed_items').select('id'));
  await db.deleteFrom('library_versions').where('item', 'not in', known).execute();
  await db.deleteFrom('library_drafts').where('version', '>', 0).where('id', 'not in', known).execute();
}

/** Restores a removed item. False: there is none, or its id is in use again. */
export async function restoreItem(db: Db, id: string): Promise<boolean> {
  const isTaken = await db.selectFrom('library_items').select('id').where('id', '=', id).executeTakeFirst();
  if (isTaken !== undefined) return false;
  const row = await db.deleteFrom('removed_items').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return false;
  const { removed_at: _at, removed_day: _day, ...item } = row;
  await db.insertInto('library_items').values(item).execute();
  return true;
}

/** The ids of the library in which an item is, in order; null: there is no such item. */
export async function orderOf(db: Db, id: string): Promise<readonly string[] | null> {
  return (await placesOf(db, id))?.map((row) => row.id) ?? null;
}

/** The item right before which this one stands; null: it is the last, or not there. */
export async function itemAfter(db: Db, id: string): Promise<string | null> {
  const order = (await orderOf(db, id)) ?? [];
  return order[order.indexOf(id) + 1] ?? null;
}

type ItemPosition = { readonly id: string; readonly position: number };

async function placesOf(db: Db, id: string): Promise<readonly ItemPosition[] | null> {
  const item = await db.selectFrom('library_items').select('kind').where('id', '=', id).executeTakeFirst();
  if (item === undefined) return null;
  const own = db.selectFrom('library_items').select(['id', 'position']).where('kind', '=', item.kind);
  return own.orderBy('position').orderBy('id').execute();
}

/** Moves an item right before another one of its library, or to the end; gives all ids in order, or null if either is unknown. */
export async function moveItem(db: Db, id: string, before: string | null): Promise<readonly string[] | null> {
  const rows = await placesOf(db, id);
  if (rows === null) return null;
  const others = rows.map((row) => row.id).filter((other) => other !== id);
  const place = before === null || before === id ? others.length : others.indexOf(before);
  if (place < 0) return null;
  const order = before === id ? rows.map((row) => row.id) : others.toSpliced(place, 0, id);
  const known = new Map(rows.map((row) => [row.id, row.position]));
  for (const [index, one] of order.entries()) {
    if (known.get(one) === index + 1) continue;
    await db
      .updateTable('library_items')
      .set({ position: index + 1 })
      .where('id', '=', one)
      .execute();
  }
  return order;
}

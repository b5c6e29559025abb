import { SURVEY_QUESTIONS } from '@fracht/content';
import type { Selectable } from 'kysely';
import { builtInItems, type BuiltInItem } from '../built-in-items.ts';
import { itemHash } from '../item-hash.ts';
import type { LibraryItemTable } from '../library-tables.ts';
import { filled, said } from '../migrations/0046-breaks-of-built-ins.ts';
import { SHIPPED_ITEMS } from '../shipped-items.ts';
import type { FollowedBuiltIns } from '../library-store.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { giveBuiltIns, keepGiven, newBuiltIns } from './give-built-ins.ts';
import type { Readable } from './readable.ts';
import { inTurn } from './turn.ts';
import { addVersion, BUILT_IN, lastBuiltIn } from './versions.ts';

/** The owner of the survey questions that lecturers without their own ones ask. */
const NO_TEACHER = '';

/** The tables with the situation as new games get it, or would if it were restored. */
const TABLES = ['library_items', 'removed_items'] as const;
type CorrectedTable = (typeof TABLES)[number];

/**
 * Gives a school the built-in situations and survey questions of this version. A situation that is exactly as some version shipped it is replaced and
 * gets a new version; what the school changed stays, even if it restored the form from before a correction. Whether it is active, its place and its
 * draft stay too. Situations that the school has never been given are added. Nothing is compared twice with the same list. (LBR-15, LBR-16)
 */
export async function correctBuiltIns(
  db: Db,
  readable: Readable,
  at: number,
  shipped: ReadonlySet<string> = SHIPPED_ITEMS,
): Promise<FollowedBuiltIns> {
  const questions = JSON.stringify(SURVEY_QUESTIONS);
  // The list contains today's situations too.
  const mark = itemHash(JSON.stringify([...shipped, questions]));
  return inTurn(db, async (transaction) => {
    const { built_ins } = await transaction.selectFrom('school').select('built_ins').executeTakeFirstOrThrow();
    if (built_ins === mark) return { corrected: [], added: [] };
    const outdated = await outdatedIn(transaction, readable, shipped);
    const fresh = await newBuiltIns(transaction);
    const [corrected, added] = [outdated.map(({ now }) => now.id), fresh.map(({ id }) => id)];
    await audited(transaction, { kind: 'SCENARIO', ids: [...corrected, ...added] }, async () => {
      for (const one of outdated) await replace(transaction, one, at);
      await giveBuiltIns(transaction, fresh, at);
    });
    await keepGiven(transaction);
    await transaction.updateTable('survey_sets').set({ questions }).where('teacher', '=', NO_TEACHER).execute();
    await transaction.updateTable('school').set({ built_ins: mark }).execute();
    return { corrected, added };
  });
}

type ComparedItem = Pick<LibraryItemTable, 'id' | 'kind' | 'value'> & { readonly hash: string };
type Outdated = { readonly table: CorrectedTable; readonly now: BuiltInItem };

async function outdatedIn(db: Db, readable: Readable, shipped: ReadonlySet<string>): Promise<readonly Outdated[]> {
  const known = new Map(builtInItems().map((item) => [item.id, item]));
  const [found, seen] = [new Array<Outdated>(), new Set<string>()];
  for (const table of TABLES) {
    const all = db.selectFrom(table).select(['id', 'kind', 'value']);
    const rows = await all.where('id', 'in', [...known.keys()]).execute();
    // A removed item no longer has its versions if another item has its id.
    const own = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    for (const row of readable(table, own, ({ id }) => id, hashed)) {
      const now = known.get(row.id);
      if (now?.kind !== row.kind || itemHash(now.value) === row.hash) continue;
      if (isShipped(row, now, shipped) && !(await isPutBack(db, readable, row))) found.push({ table, now });
    }
  }
  return found;
}

/** The row with the hash of its value. Throws if that is not JSON. */
function hashed<Row extends { readonly value: string }>(row: Row): Row & { readonly hash: string } {
  return { ...row, hash: itemHash(row.value) };
}

/** Whether the item is as some version shipped it, perhaps with what migration 0046 has added to it from today's. */
function isShipped({ id, value, hash }: ComparedItem, now: BuiltInItem, shipped: ReadonlySet<string>): boolean {
  if (shipped.has(`${id} ${hash}`)) return true;
  const unsaid = JSON.stringify(JSON.parse(value, (key, part: unknown) => (SAYS.has(key) ? undefined : part)));
  return shipped.has(`${id} ${itemHash(unsaid)}`) && itemHash(filled(unsaid, said(now.value))) === hash;
}

/** The fields in which an answer says what it breaks. */
const SAYS: ReadonlySet<string> = new Set(['breaks', 'breaks_ok', 'breaks_wrong']);

/** Whether somebody has replaced what the game last shipped by another text, even by an earlier one of the game's own. */
async function isPutBack(db: Db, readable: Readable, { id, hash }: ComparedItem): Promise<boolean> {
  const last = await lastBuiltIn(db, id);
  return readable('library_versions', last, () => id, hashed).some((version) => version.hash !== hash);
}

async function replace(db: Db, { table, now }: Outdated, at: number): Promise<void> {
  const row: Selectable<LibraryItemTable> = await db
    .updateTable(table)
    .set(({ eb }) => ({ name: now.name, value: now.value, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', now.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addVersion(db, row, BUILT_IN);
}

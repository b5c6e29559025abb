import type { Selectable } from 'kysely';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import type { Version, VersionLine } from '../draft-store.ts';
import type { LibraryItemTable } from '../library-tables.ts';
import type { Db, Tables } from '../tables.ts';
import { storedItem } from '../library-items.ts';

/** The author of versions that came with a newer version of the game; null stands for the first version's author, and for an unknown one. */
export const BUILT_IN = '';

/** Stores an item's current state as a version. Drops old versions beyond the limit, and all of another item that had this id before. */
export async function addVersion(db: Db, row: Selectable<LibraryItemTable>, author: string | null): Promise<void> {
  const { id: item, version, kind, name, active, value, updated_at } = row;
  const oldest = version - SCENARIO_LIMITS.versions;
  await db
    .deleteFrom('library_versions')
    .where('item', '=', item)
    .where((by) => by.or([by('version', '<=', oldest), by('version', '>=', version)]))
    .execute();
  await db
    .insertInto('library_versions')
    .values({ item, version, kind, name, active, value, author, published_at: updated_at })
    .execute();
}

/** What the game itself last shipped as an item, as far back as the versions go; nothing if none of them came with it. */
export async function lastBuiltIn(db: Db, item: string): Promise<readonly { readonly value: string }[]> {
  const own = db.selectFrom('library_versions').select('value').where('item', '=', item);
  const builtIn = own.where((by) => by.or([by('author', 'is', null), by('author', '=', BUILT_IN)]));
  return builtIn.orderBy('version', 'desc').limit(1).execute();
}

/** The versions of an item, the newest first. */
export async function versionsOf(db: Db, item: string): Promise<readonly VersionLine[]> {
  const rows = await db
    .selectFrom('library_versions')
    .select(['version', 'name', 'active', 'author', 'published_at'])
    .where('item', '=', item)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(lineOf);
}

/** One version of an item; null: there is none, or it is no longer kept. */
export async function versionOf(db: Db, item: string, version: number): Promise<Version | null> {
  const one = db.selectFrom('library_versions').selectAll().where('item', '=', item).where('version', '=', version);
  const row = await one.executeTakeFirst();
  return row === undefined ? null : { ...lineOf(row), ...storedItem('STRICT', row.kind, row.value) };
}

type VersionRow = Pick<Tables['library_versions'], 'version' | 'name' | 'active' | 'author' | 'published_at'>;

function lineOf({ version, name, active, author, published_at: publishedAt }: VersionRow): VersionLine {
  const isCorrection = author === BUILT_IN;
  return { version, name, active: active === 1, author: isCorrection ? null : author, isCorrection, publishedAt };
}

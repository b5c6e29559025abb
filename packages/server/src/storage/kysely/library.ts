import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { EMPTY_LIBRARY, type Library } from '@fracht/engine';
import type { LibraryItems, LibraryKind } from '@fracht/protocol';
import { DamagedLibrary } from '../damaged-game.ts';
import { LIBRARY_ITEMS, storedItem } from '../library-items.ts';
import type { ItemCheck } from '../item.ts';
import type { StoredItem, LibraryStore } from '../library-store.ts';
import type { PicturePlace } from '../picture-place.ts';
import type { LibraryItemTable } from '../library-tables.ts';
import type { Db } from '../tables.ts';
import { audited } from './audit-snapshots.ts';
import { correctBuiltIns } from './correct-built-ins.ts';
import { keptPictures } from './kept-pictures.ts';
import type { Readable } from './readable.ts';
import { moveItem, itemAfter, orderOf, removeItem, restoreItem } from './library-places.ts';
import { inTurn } from './turn.ts';
import { addVersion } from './versions.ts';

const storedLibrary = z.object({
  emergencies: z.array(LIBRARY_ITEMS.EMERGENCY),
  accidents: z.array(LIBRARY_ITEMS.ACCIDENT),
  changes: z.array(LIBRARY_ITEMS.CHANGE),
});

/** The libraries of situations in SQL. */
export function sqlLibraryStore(db: Db, readable: Readable, pictures: PicturePlace): LibraryStore {
  const frozen = frozenLibraries(db);
  const readings: Readings = { EMERGENCY: new Map(), ACCIDENT: new Map(), CHANGE: new Map() };
  return {
    all: (kind) => all(db, readable, kind, readings[kind]),
    find: (kind, id) => find(db, kind, id),
    async findAny(id) {
      const row = await db.selectFrom('library_items').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      return { ...storedItem('STRICT', row.kind, row.value), active: row.active === 1, version: row.version };
    },
    save: (kind, item, active, at, author, check) =>
      inTurn(db, async (transaction) => {
        await runCheck(check, transaction, pictures);
        return saveItem(transaction, kind, item, active, at, author);
      }),
    saveAfter: (kind, item, active, at, author, follows, check) =>
      inTurn(db, async (transaction) => {
        await runCheck(check, transaction, pictures);
        const isSame = (await versionNow(transaction, item.id)) === follows;
        return isSame ? saveItem(transaction, kind, item, active, at, author) : null;
      }),
    saveAll: (kind, items, at, author, check) =>
      inTurn(db, async (transaction) => {
        await runCheck(check, transaction, pictures);
        for (const { item, follows } of items) {
          if ((await versionNow(transaction, item.id)) !== follows) return false;
        }
        for (const { item, active } of items) await saveItem(transaction, kind, item, active, at, author);
        return true;
      }),
    remove: (id, at) =>
      inTurn(db, (transaction) => audited(transaction, scenario(id), () => removeItem(transaction, id, at))),
    restore: (id) =>
      inTurn(db, (transaction) =>
        audited(transaction, { ...scenario(id), isRestored: true }, () => restoreItem(transaction, id)),
      ),
    move: (id, before, known) =>
      inTurn(db, async (transaction) => {
        if (known !== undefined && !isDeepStrictEqual(await orderOf(transaction, id), known)) return null;
        const subject = { ...scenario(id), also: async () => ({ next: await itemAfter(transaction, id) }) };
        return audited(transaction, subject, () => moveItem(transaction, id, before));
      }),
    order: (id) => orderOf(db, id),
    freeze: (ids) => inTurn(db, (transaction) => freeze(transaction, readable, ids)),
    frozen: async (name) => (name === null ? EMPTY_LIBRARY : frozen(name)),
    correctBuiltIns: (at) => correctBuiltIns(db, readable, at),
    async sweep() {
      const used = db.selectFrom('games').select('library').where('library', 'is not', null);
      const assigned = db.selectFrom('homework').select('library').where('library', 'is not', null);
      const unused = db.deleteFrom('frozen_libraries').where('name', 'not in', used);
      await unused.where('name', 'not in', assigned).execute();
    },
  };
}

function scenario(id: string) {
  return { kind: 'SCENARIO', ids: [id] } as const;
}

/** Runs a writer's check within the writing transaction. */
export async function runCheck(check: ItemCheck | undefined, db: Db, pictures: PicturePlace): Promise<void> {
  check?.(new Set(await keptPictures(db, pictures)));
}

/** A stored library. Throws DamagedLibrary if it is not valid. */
function soundLibrary(name: string, value: string): Library {
  try {
    return storedLibrary.parse(JSON.parse(value));
  } catch (error) {
    throw new DamagedLibrary(name, error);
  }
}

/** A cache of frozen libraries by name: one object in memory for all games that hold it (weakly), and one query for simultaneous readers. */
function frozenLibraries(db: Db): (name: string) => Promise<Library> {
  const inMemory = new Map<string, WeakRef<Library>>();
  const asked = new Map<string, Promise<Library>>();
  const readFrozen = async (name: string): Promise<Library> => {
    const named = db.selectFrom('frozen_libraries').select('value').where('name', '=', name);
    const row = await named.executeTakeFirst();
    if (row === undefined) throw new DamagedLibrary(name);
    const library = soundLibrary(name, row.value);
    inMemory.set(name, new WeakRef(library));
    return library;
  };
  return async (name) => {
    const known = inMemory.get(name)?.deref();
    if (known !== undefined) return known;
    const coming = asked.get(name) ?? readFrozen(name).finally(() => asked.delete(name));
    asked.set(name, coming);
    return coming;
  };
}

/** Cache of parsed items: parsing a long library blocks the event loop for most of a second. */
type ParsedItem<Kind extends LibraryKind> = { readonly value: string; readonly item: LibraryItems[Kind] };
type Readings = { readonly [Kind in LibraryKind]: Map<string, ParsedItem<Kind>> };

async function all<Kind extends LibraryKind>(
  db: Db,
  readable: Readable,
  kind: Kind,
  before: Map<string, ParsedItem<Kind>>,
): Promise<readonly StoredItem<Kind>[]> {
  const rows = await db
    .selectFrom('library_items')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const known = new Map(before);
  before.clear();
  const itemOfRow = ({ id, value, active, version }: (typeof rows)[number]): StoredItem<Kind> => {
    const same = known.get(id);
    const reading = same?.value === value ? same : { value, item: read(kind, value) };
    before.set(id, reading);
    return { item: reading.item, active: active === 1, version };
  };
  return readable('library_items', rows, ({ id }) => id, itemOfRow);
}

async function find<Kind extends LibraryKind>(db: Db, kind: Kind, id: string): Promise<StoredItem<Kind> | null> {
  const one = db.selectFrom('library_items').selectAll().where('kind', '=', kind).where('id', '=', id);
  const row = await one.executeTakeFirst();
  return row === undefined ? null : itemOf(kind, row);
}

/** The version in which an item is published, in any library; null: it is not. */
export async function versionNow(db: Db, id: string): Promise<number | null> {
  const present = db.selectFrom('library_items').select('version').where('id', '=', id);
  return (await present.executeTakeFirst())?.version ?? null;
}

/** Adds or changes an item and stores it as a new version. Call it in a transaction. */
export async function saveItem<Kind extends LibraryKind>(
  db: Db,
  kind: Kind,
  item: LibraryItems[Kind],
  active: boolean,
  at: number,
  author: string | null,
): Promise<StoredItem<Kind>> {
  const { id, name } = item;
  const last = await db
    .selectFrom('library_items')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const row = { name, active: active ? 1 : 0, value: JSON.stringify(item), updated_at: at };
  const saved = await audited(db, { kind: 'SCENARIO', ids: [id] }, () =>
    db
      .insertInto('library_items')
      .values({ ...row, id, kind, position: (last?.position ?? 0) + 1, version: 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, version: sql`library_items.version + 1` }))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  await addVersion(db, saved, author);
  return itemOf(kind, saved);
}

async function freeze(db: Db, readable: Readable, ids?: ReadonlySet<string>): Promise<string> {
  const rows = await db
    .selectFrom('library_items')
    .select(['id', 'kind', 'value'])
    .where('active', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const wanted = ids === undefined ? rows : rows.filter(({ id }) => ids.has(id));
  const good = readable('library_items', wanted, ({ id }) => id, checked);
  const listOf = (kind: LibraryKind) =>
    `[${good
      .filter((row) => row.kind === kind)
      .map(({ value }) => value)
      .join(',')}]`;
  const value = `{"emergencies":${listOf('EMERGENCY')},"accidents":${listOf('ACCIDENT')},"changes":${listOf('CHANGE')}}`;
  const name = createHash('sha256').update(value).digest('base64url');
  await db
    .insertInto('frozen_libraries')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return name;
}

/** The item texts that this process has found valid, by id: each new game and each attempt at homework freezes the library, and parsing all of it takes 35 ms. */
const foundGood = new Map<string, string>();
/** For how many items at most, in a few megabytes; more than any library has. */
const MOST_KEPT = 2000;

/** Gives the row if it is an item that games can use; throws otherwise. */
function checked<Row extends { readonly id: string; readonly kind: string; readonly value: string }>(row: Row): Row {
  const key = `${row.kind} ${row.id}`;
  if (foundGood.get(key) === row.value) return row;
  storedItem('STRICT', row.kind, row.value);
  if (foundGood.size >= MOST_KEPT) foundGood.clear();
  foundGood.set(key, row.value);
  return row;
}

function itemOf<Kind extends LibraryKind>(kind: Kind, row: Selectable<LibraryItemTable>): StoredItem<Kind> {
  return { item: read(kind, row.value), active: row.active === 1, version: row.version };
}

function read<Kind extends LibraryKind>(kind: Kind, value: string): LibraryItems[Kind] {
  return LIBRARY_ITEMS[kind].parse(JSON.parse(value));
}

import type { Selectable } from 'kysely';
import type { Draft, DraftLine, DraftStore } from '../draft-store.ts';
import type { PicturePlace } from '../picture-place.ts';
import type { Db, Tables } from '../tables.ts';
import { libraryKind, storedItem } from '../library-items.ts';
import { runCheck, saveItem, versionNow } from './library.ts';
import type { Readable } from './readable.ts';
import { inTurn } from './turn.ts';
import { versionOf, versionsOf } from './versions.ts';

/** Drafts and versions in SQL. */
export function sqlDraftStore(db: Db, readable: Readable, pictures: PicturePlace): DraftStore {
  return {
    async find(id) {
      const one = db.selectFrom('library_drafts').selectAll().where('id', '=', id).where('id', 'not in', removed(db));
      const row = await one.executeTakeFirst();
      return row === undefined ? null : draftOf(row);
    },
    all: () => all(db, readable),
    keep: (draft, before) => inTurn(db, (transaction) => keep(transaction, draft, before)),
    drop: (id, revision) => drop(db, id, revision),
    publish: ({ kind, item, active, at, author }, { revision, follows }, check) =>
      inTurn(db, async (transaction) => {
        await runCheck(check, transaction, pictures);
        if ((await versionNow(transaction, item.id)) !== follows) return false;
        if (!(await drop(transaction, item.id, revision))) return false;
        await saveItem(transaction, kind, item, active, at, author);
        return true;
      }),
    versions: (id) => versionsOf(db, id),
    version: (id, version) => versionOf(db, id, version),
  };
}

async function all(db: Db, readable: Readable): Promise<readonly DraftLine[]> {
  const rows = await db
    .selectFrom('library_drafts')
    .leftJoin('library_items', 'library_items.id', 'library_drafts.id')
    .select([
      'library_drafts.id',
      'library_drafts.kind',
      'library_drafts.name',
      'library_drafts.author',
      'library_drafts.saved_at',
      'library_items.id as published',
    ])
    .where('library_drafts.id', 'not in', removed(db))
    .orderBy('library_drafts.saved_at', 'desc')
    .execute();
  const lineOf = ({ id, kind, name, author, saved_at: savedAt, published }: (typeof rows)[number]): DraftLine => ({
    id,
    kind: libraryKind(kind),
    name,
    author,
    savedAt,
    isPublished: published !== null,
  });
  return readable('library_drafts', rows, ({ id }) => id, lineOf);
}

/** Removed items that can be restored: their drafts are kept, but not found until then. */
function removed(db: Db) {
  return db.selectFrom('removed_items').select('id');
}

async function keep(db: Db, draft: Draft, before: string | null): Promise<boolean> {
  const { kind, item, revision, version, author, savedAt } = draft;
  const { id, name } = item;
  const row = { name, value: JSON.stringify(item), revision, version, author, saved_at: savedAt };
  if (before !== null) {
    const one = db.updateTable('library_drafts').set(row).where('id', '=', id).where('revision', '=', before);
    return (await one.executeTakeFirst()).numUpdatedRows > 0n;
  }
  const added = await db
    .insertInto('library_drafts')
    .values({ ...row, id, kind })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function drop(db: Db, id: string, revision: string): Promise<boolean> {
  const one = db.deleteFrom('library_drafts').where('id', '=', id).where('revision', '=', revision);
  return (await one.executeTakeFirst()).numDeletedRows > 0n;
}

function draftOf(row: Selectable<Tables['library_drafts']>): Draft {
  const { kind, value, revision, version, author, saved_at: savedAt } = row;
  return { ...storedItem('DRAFT', kind, value), revision, version, author, savedAt };
}

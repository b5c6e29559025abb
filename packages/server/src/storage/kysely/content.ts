import type { Kysely } from 'kysely';
import { type ContentItem, contentItem, type VersionedStage, versionedStage } from '@fracht/protocol';
import type { ContentStore, Following, KeptSetting } from '../content-store.ts';
import type { Tables } from '../tables.ts';
import type { Readable } from './readable.ts';
import { settingKey } from './stored.ts';

type Db = Kysely<Tables>;

/** Beside the settings of games, which never have this key. */
const RETENTION = 'retention_months';

/** How one row of a table is found and kept. */
type Rows<Item> = {
  readonly find: (db: Db, item: Item) => Promise<{ value: unknown; version: number } | undefined>;
  readonly put: (db: Db, item: Item, version: number) => Promise<unknown>;
};

const CONTENT_ROWS: Rows<Omit<ContentItem, 'version'>> = {
  find: (db, { id }) => db.selectFrom('content').select(['value', 'version']).where('id', '=', id).executeTakeFirst(),
  put: (db, { id, value }, version) =>
    db
      .insertInto('content')
      .values({ id, value, version })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ value, version }))
      .execute(),
};

const SETTINGS_ROWS: Rows<Omit<KeptSetting, 'version'>> = {
  find: (db, { key }) =>
    db.selectFrom('settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst(),
  put: (db, { key, value }, version) =>
    db
      .insertInto('settings')
      .values({ key, value, version })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, version }))
      .execute(),
};

const STAGES_ROWS: Rows<Omit<VersionedStage, 'version'>> = {
  find: (db, { id }) => db.selectFrom('stages').select(['value', 'version']).where('id', '=', id).executeTakeFirst(),
  put: (db, { id, value }, version) =>
    db
      .insertInto('stages')
      .values({ id, value, version })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ value, version }))
      .execute(),
};

/** What an admin changed, in SQL. */
export function contentStore(db: Db, readable: Readable): ContentStore {
  return {
    async items() {
      const rows = await db.selectFrom('content').selectAll().execute();
      return readable(
        'content',
        rows,
        ({ id }) => id,
        (row) => contentItem.parse(row),
      );
    },
    saveItems: (changed) => saveFollowing(db, changed, CONTENT_ROWS),
    async settings() {
      const rows = await db.selectFrom('settings').selectAll().execute();
      return rows.flatMap(({ key, value, version }) => {
        const known = settingKey.safeParse(key);
        return known.success ? [{ key: known.data, value, version }] : [];
      });
    },
    saveSettings: (changed) => saveFollowing(db, changed, SETTINGS_ROWS),
    async retention() {
      const row = await db.selectFrom('settings').select('value').where('key', '=', RETENTION).executeTakeFirst();
      return row?.value ?? null;
    },
    async saveRetention(value) {
      await db
        .insertInto('settings')
        .values({ key: RETENTION, value, version: 1 })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    async stages() {
      const rows = await db.selectFrom('stages').selectAll().orderBy('id').execute();
      return readable(
        'stages',
        rows,
        ({ id }) => id,
        (row) => versionedStage.parse(row),
      );
    },
    saveStages: (changed) => saveFollowing(db, changed, STAGES_ROWS),
  };
}

/** Keeps all of the list, or nothing where one of it follows another version than is kept. */
async function saveFollowing<Item extends Following<{ readonly value: unknown }>>(
  db: Db,
  list: readonly Item[],
  { find, put }: Rows<Item>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changes: { readonly item: Item; readonly version: number }[] = [];
    for (const item of list) {
      const kept = await find(transaction, item);
      const version = kept?.version ?? 0;
      if (kept?.value === item.value) continue;
      if (item.version !== undefined && item.version !== version) return false;
      changes.push({ item, version: version + 1 });
    }
    for (const { item, version } of changes) await put(transaction, item, version);
    return true;
  });
}

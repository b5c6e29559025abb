import type { Kysely } from 'kysely';
import { DEFAULT_SETTINGS, landingContent, stageTexts } from '@fracht/content';
import { type ContentItem, contentItem, type ValueKind, type VersionedStage, versionedStage } from '@fracht/protocol';
import type { ContentStore, Deed, Following, KeptSetting } from '../content-store.ts';
import type { Tables } from '../tables.ts';
import { earlierOf, keepEarlier, type VersionedValue } from './earlier-values.ts';
import type { Readable } from './readable.ts';
import { settingKey } from './stored.ts';
import { inTurn } from './turn.ts';

type Db = Kysely<Tables>;

/** The key of the retention time, stored among the settings; no setting of games has it. */
const RETENTION = 'retention_months';

/** How the values of one kind are found and stored. */
type Rows<Item> = {
  readonly kind: ValueKind;
  readonly idOf: (item: Item) => string;
  /** The default value. */
  readonly standardOf: (item: Item) => string | number;
  readonly find: (db: Db, item: Item) => Promise<{ value: string | number; version: number } | undefined>;
  readonly put: (db: Db, item: Item, version: number) => Promise<unknown>;
};

const CONTENT_ROWS: Rows<Omit<ContentItem, 'version'>> = {
  kind: 'TEXT',
  idOf: ({ id }) => id,
  standardOf: ({ id }) => landingContent[id],
  find: (db, { id }) => db.selectFrom('content').select(['value', 'version']).where('id', '=', id).executeTakeFirst(),
  put: (db, { id, value }, version) =>
    db
      .insertInto('content')
      .values({ id, value, version })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ value, version }))
      .execute(),
};

const SETTINGS_ROWS: Rows<Omit<KeptSetting, 'version'>> = {
  kind: 'SETTING',
  idOf: ({ key }) => key,
  standardOf: ({ key }) => DEFAULT_SETTINGS[key],
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
  kind: 'STAGE',
  idOf: ({ id }) => String(id),
  standardOf: ({ id }) => stageTexts[id - 1] ?? '',
  find: (db, { id }) => db.selectFrom('stages').select(['value', 'version']).where('id', '=', id).executeTakeFirst(),
  put: (db, { id, value }, version) =>
    db
      .insertInto('stages')
      .values({ id, value, version })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ value, version }))
      .execute(),
};

/** An admin's changes, in SQL. */
export function sqlContentStore(db: Db, readable: Readable): ContentStore {
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
    saveItems: (changed, deed) => saveFollowing(db, changed, deed, CONTENT_ROWS),
    async settings() {
      const rows = await db.selectFrom('settings').selectAll().execute();
      return rows.flatMap(({ key, value, version }) => {
        const known = settingKey.safeParse(key);
        return known.success ? [{ key: known.data, value, version }] : [];
      });
    },
    saveSettings: (changed, deed) => saveFollowing(db, changed, deed, SETTINGS_ROWS),
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
    saveStages: (changed, deed) => saveFollowing(db, changed, deed, STAGES_ROWS),
    earlier: (kind, id) => earlierOf(db, readable, kind, id),
  };
}

/** Saves the whole list, or nothing if an item is based on another version than the stored one. */
async function saveFollowing<Item extends Following<{ readonly value: string | number }>>(
  db: Db,
  list: readonly Item[],
  deed: Deed,
  { kind, idOf, standardOf, find, put }: Rows<Item>,
): Promise<boolean> {
  return inTurn(db, async (transaction) => {
    const changes: { readonly item: Item; readonly before: VersionedValue }[] = [];
    for (const item of list) {
      const before = (await find(transaction, item)) ?? { value: standardOf(item), version: 0 };
      if (before.value === item.value) continue;
      if (item.version !== undefined && item.version !== before.version) return false;
      changes.push({ item, before });
    }
    for (const { item, before } of changes) {
      await put(transaction, item, before.version + 1);
      await keepEarlier(transaction, { kind, id: idOf(item) }, before, item.value, deed);
    }
    return true;
  });
}

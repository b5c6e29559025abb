import {
  auditText,
  DEFAULT_SETTINGS,
  findSetting,
  landingContent,
  landingEditorText,
  stageTexts,
} from '@fracht/content';
import { type ContentItem, contentItem, type ValueKind, type VersionedStage, versionedStage } from '@fracht/protocol';
import type { ContentStore, Authorship, Following, KeptSetting } from '../content-store.ts';
import type { Db } from '../tables.ts';
import { earlierOf, keepEarlier, type VersionedValue } from './earlier-values.ts';
import type { Readable } from './readable.ts';
import { recordChanges } from './record-change.ts';
import { registrationIn, saveRegistrationIn } from './registration.ts';
import { settingKey } from './stored.ts';
import { inTurn } from './turn.ts';

/**
 * The keys of the school's own settings, stored among those of games, none of which uses these keys: how long accounts are kept, and whether computers are shared (1) or
 * not.
 */
const RETENTION = 'retention_months';
const SHARED = 'shared_computers';

/** How the values of one kind are found and stored. */
type ValueRows<Item> = {
  readonly kind: ValueKind;
  readonly idOf: (item: Item) => string;
  /** What it is called in the audit. */
  readonly labelOf: (item: Item) => string;
  /** The default value. */
  readonly standardOf: (item: Item) => string | number;
  readonly find: (db: Db, item: Item) => Promise<{ value: string | number; version: number } | undefined>;
  readonly put: (db: Db, item: Item, version: number) => Promise<unknown>;
};

const CONTENT_ROWS: ValueRows<Omit<ContentItem, 'version'>> = {
  kind: 'TEXT',
  idOf: ({ id }) => id,
  labelOf: ({ id }) => landingEditorText.names[id],
  standardOf: ({ id }) => landingContent[id],
  find: (db, { id }) => db.selectFrom('content').select(['value', 'version']).where('id', '=', id).executeTakeFirst(),
  put: (db, { id, value }, version) =>
    db
      .insertInto('content')
      .values({ id, value, version })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ value, version }))
      .execute(),
};

const SETTINGS_ROWS: ValueRows<Omit<KeptSetting, 'version'>> = {
  kind: 'SETTING',
  idOf: ({ key }) => key,
  labelOf: ({ key }) => findSetting(key)?.label ?? key,
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

const STAGES_ROWS: ValueRows<Omit<VersionedStage, 'version'>> = {
  kind: 'STAGE',
  idOf: ({ id }) => String(id),
  labelOf: ({ id }) => auditText.stage(id),
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
    saveItems: (changed, authorship) =>
      inTurn(db, (transaction) => saveFollowing(transaction, changed, authorship, CONTENT_ROWS)),
    settings: () => settings(db),
    saveSettings: (changed, authorship, check) =>
      inTurn(db, async (transaction) => {
        check?.(await settings(transaction));
        return saveFollowing(transaction, changed, authorship, SETTINGS_ROWS);
      }),
    retention: () => ofSchool(db, RETENTION),
    saveRetention: (value, known) =>
      inTurn(db, (transaction) => saveOfSchool(transaction, RETENTION, { value, known, label: auditText.retention })),
    sharedComputers: async () => (await ofSchool(db, SHARED)) === 1,
    saveSharedComputers: (isShared, until) =>
      inTurn(db, async (transaction) => {
        await saveOfSchool(transaction, SHARED, { value: isShared ? 1 : 0, label: auditText.sharedComputers });
        if (!isShared) return;
        const longer = transaction.updateTable('remember_tokens').set({ expires_at: until });
        await longer.where('expires_at', '>', until).execute();
      }),
    registration: () => registrationIn(db),
    saveRegistration: (rules, known) => inTurn(db, (transaction) => saveRegistrationIn(transaction, rules, known)),
    async stages() {
      const rows = await db.selectFrom('stages').selectAll().orderBy('id').execute();
      return readable(
        'stages',
        rows,
        ({ id }) => id,
        (row) => versionedStage.parse(row),
      );
    },
    saveStages: (changed, authorship) =>
      inTurn(db, (transaction) => saveFollowing(transaction, changed, authorship, STAGES_ROWS)),
    earlier: (kind, id) => earlierOf(db, readable, kind, id),
  };
}

async function settings(db: Db): Promise<readonly KeptSetting[]> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  return rows.flatMap(({ key, value, version }) => {
    const known = settingKey.safeParse(key);
    return known.success ? [{ key: known.data, value, version }] : [];
  });
}

/** Saves the whole list, or nothing if an item is based on another version than the stored one. Call it in a transaction. */
async function saveFollowing<Item extends Following<{ readonly value: string | number }>>(
  db: Db,
  list: readonly Item[],
  authorship: Authorship,
  { kind, idOf, labelOf, standardOf, find, put }: ValueRows<Item>,
): Promise<boolean> {
  const changes: { readonly item: Item; readonly before: VersionedValue }[] = [];
  for (const item of list) {
    const before = (await find(db, item)) ?? { value: standardOf(item), version: 0 };
    if (before.value === item.value) continue;
    if (item.version !== undefined && item.version !== before.version) return false;
    changes.push({ item, before });
  }
  for (const { item, before } of changes) {
    await put(db, item, before.version + 1);
    await keepEarlier(db, { kind, id: idOf(item) }, before, item.value, authorship);
  }
  const recorded = changes.map(({ item, before }) => ({
    kind,
    object: idOf(item),
    before: { label: labelOf(item), fields: { value: before.value }, version: before.version },
    after: { label: labelOf(item), fields: { value: item.value } },
  }));
  await recordChanges(db, recorded);
  return true;
}

/** A setting of the school; null: nobody has set it. */
async function ofSchool(db: Db, key: string): Promise<number | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a setting of the school, and records the change; false, with nothing changed, if the setting is no longer as known. Call it in a transaction. */
async function saveOfSchool(
  db: Db,
  key: string,
  {
    value,
    known,
    label,
  }: { readonly value: number; readonly known?: number | null | undefined; readonly label: string },
): Promise<boolean> {
  const before = await ofSchool(db, key);
  if (known !== undefined && known !== before) return false;
  await db
    .insertInto('settings')
    .values({ key, value, version: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  const change = { before: { label, fields: { value: before } }, after: { label, fields: { value } } };
  await recordChanges(db, [{ kind: 'SETTING', object: key, ...change }]);
  return true;
}

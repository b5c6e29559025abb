import type { Kysely } from 'kysely';
import { z } from 'zod';
import { contentItem } from '@fracht/protocol';
import type { ContentStore } from '../content-store.ts';
import type { Tables } from '../tables.ts';
import { settingKey, storedStages } from './stored.ts';

type Db = Kysely<Tables>;

/** Beside the settings of games, which never have this key. */
const RETENTION = 'retention_months';

const items = z.array(contentItem);

/** What an admin changed, in SQL. */
export function contentStore(db: Db): ContentStore {
  return {
    async items() {
      return items.parse(await db.selectFrom('content').selectAll().execute());
    },
    saveItems: (changed) =>
      inOne(db, changed, (transaction, item) =>
        transaction
          .insertInto('content')
          .values(item)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ value: item.value }))
          .execute(),
      ),
    async settings() {
      const rows = await db.selectFrom('settings').selectAll().execute();
      const known = rows.flatMap(({ key, value }) => {
        const parsed = settingKey.safeParse(key);
        return parsed.success ? [[parsed.data, value] as const] : [];
      });
      return Object.fromEntries(known);
    },
    saveSettings: (changed) =>
      inOne(db, changed, (transaction, row) =>
        transaction
          .insertInto('settings')
          .values(row)
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
          .execute(),
      ),
    async retention() {
      const row = await db.selectFrom('settings').select('value').where('key', '=', RETENTION).executeTakeFirst();
      return row?.value ?? null;
    },
    async saveRetention(value) {
      await db
        .insertInto('settings')
        .values({ key: RETENTION, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    async stages() {
      return storedStages.parse(await db.selectFrom('stages').selectAll().orderBy('id').execute());
    },
    saveStages: (changed) =>
      inOne(db, changed, (transaction, row) =>
        transaction
          .insertInto('stages')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ value: row.value }))
          .execute(),
      ),
  };
}

async function inOne<Item>(
  db: Db,
  list: readonly Item[],
  save: (transaction: Db, item: Item) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const item of list) await save(transaction, item);
  });
}

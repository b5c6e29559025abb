import type { Kysely } from 'kysely';
import { LIBRARY_KINDS, type PictureUse } from '@fracht/protocol';
import type { ImageStore } from '../image-store.ts';
import type { Tables } from '../tables.ts';

type Db = Kysely<Tables>;

/** How a picture stands in the stored JSON of an item: inside texts every quotation mark has a backslash. */
const SHOWN = '"image":"';

/** What is known of pictures, in SQL. */
export function imageStore(db: Db): ImageStore {
  return {
    async alts() {
      const rows = await db.selectFrom('event_images').selectAll().execute();
      return new Map(rows.map(({ name, alt }) => [name, alt]));
    },
    async alt(name) {
      const row = await db.selectFrom('event_images').select('alt').where('name', '=', name).executeTakeFirst();
      return row?.alt ?? '';
    },
    async saveAlt(name, alt) {
      await db
        .insertInto('event_images')
        .values({ name, alt })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ alt }))
        .execute();
    },
    async forget(name) {
      await db.deleteFrom('event_images').where('name', '=', name).execute();
    },
    uses: () => uses(db),
    async games(image) {
      const shown = db.selectFrom('frozen_libraries').select('name').where('value', 'like', `%${SHOWN}${image}"%`);
      const { count } = await db
        .selectFrom('games')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('library', 'in', shown)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** Drafts count as the items they belong to: publishing one must not lose its pictures. */
async function uses(db: Db): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  const columns = ['kind', 'id', 'name', 'value'] as const;
  const shown = `%${SHOWN}%`;
  const items = await db.selectFrom('library_items').select(columns).where('value', 'like', shown).execute();
  const drafts = await db.selectFrom('library_drafts').select(columns).where('value', 'like', shown).execute();
  const found = new Map<string, PictureUse[]>();
  for (const { kind, id, name, value } of [...items, ...drafts]) {
    const known = LIBRARY_KINDS.find((one) => one === kind);
    if (known === undefined) continue;
    for (const [image, paths] of imagesIn(JSON.parse(value))) {
      const list = found.get(image) ?? [];
      const before = list.find((use) => use.id === id);
      const all = [...new Set([...(before?.paths ?? []), ...paths])];
      found.set(image, [...list.filter((use) => use !== before), { kind: known, id, name, paths: all }]);
    }
  }
  return found;
}

/** The pictures in a stored item, each with the paths of the fields that name it. */
function imagesIn(item: unknown): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const left: { readonly value: unknown; readonly path: string }[] = [{ value: item, path: '' }];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    const { value, path } = place;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (key === 'image' && typeof inner === 'string') found.set(inner, [...(found.get(inner) ?? []), at]);
      else left.push({ value: inner, path: at });
    }
  }
  return found;
}

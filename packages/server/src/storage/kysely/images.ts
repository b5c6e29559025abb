import type { ExpressionBuilder } from 'kysely';
import { CHANGE_TYPES, changeImage } from '@fracht/engine';
import { CONTENT_IDS, type ContentId, LIBRARY_KINDS, type PictureUse } from '@fracht/protocol';
import type { ImageStore } from '../image-store.ts';
import type { PicturePlace } from '../picture-place.ts';
import type { Db, Tables } from '../tables.ts';
import { wholePicture } from '../whole-picture.ts';
import { isInBin, keptPictures, pictureSnapshot, removePicture, restorePicture } from './kept-pictures.ts';
import { sweepItems } from './library-places.ts';
import type { Readable } from './readable.ts';
import { recordChanges, type Snapshot } from './record-change.ts';
import { inTurn } from './turn.ts';

/** How many times the limit of pictures may be stored, those in the bin included, so that removed pictures cannot fill the disk. */
const BIN_TIMES = 2;
/** A picture in an item's stored JSON. It cannot occur inside a text, where quotation marks are escaped. */
const SHOWN = '"image":"';
/** A picture in a text of the landing page. */
const IN_A_TEXT = /src="(\/pictures\/[^"]+)"/gu;
const UPLOADED = /"image":"(\/pictures\/[^"]+)"/gu;

/** Pictures and the data about them, in SQL. */
export function sqlImageStore(db: Db, readable: Readable, place: PicturePlace): ImageStore {
  return {
    names: async () => new Set(await keptPictures(db, place)),
    async read(name) {
      const bytes = (await isInBin(db, name)) ? null : await place.read(db, name);
      const [picture] = readable('pictures', bytes === null ? [] : [bytes], () => name, wholePicture);
      return picture ?? null;
    },
    async keep(name, bytes, most) {
      const isBack = await inTurn(db, async (transaction) => {
        const isFull = (await keptPictures(transaction, place)).length >= most;
        return !isFull && restorePicture(transaction, name);
      });
      const kept = await place.alone(db, async (on) => {
        const names = await place.names(on);
        const isFull = (await keptPictures(on, place)).length >= most || names.length >= BIN_TIMES * most;
        if (isFull && !isBack) return 'FULL';
        await place.add(on, name, bytes);
        return isBack || names.includes(name) ? 'KNOWN' : 'NEW';
      });
      if (kept === 'NEW') await inTurn(db, (transaction) => recordPicture(transaction, name, null));
      return kept !== 'FULL';
    },
    async alts() {
      const rows = await db.selectFrom('event_images').selectAll().execute();
      return new Map(rows.map(({ name, alt }) => [name, alt]));
    },
    async alt(name) {
      const row = await db.selectFrom('event_images').select('alt').where('name', '=', name).executeTakeFirst();
      return row?.alt ?? '';
    },
    saveAlt: (name, alt, known) =>
      inTurn(db, async (transaction) => {
        const before = await pictureSnapshot(transaction, name);
        if (known !== undefined && before.fields['alt'] !== known) return false;
        await transaction
          .insertInto('event_images')
          .values({ name, alt })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ alt }))
          .execute();
        // The description of a picture that is still being added belongs to the same change.
        if ((await keptPictures(transaction, place)).includes(name)) await recordPicture(transaction, name, before);
        return true;
      }),
    remove: ({ name, url }, at) =>
      inTurn(db, async (transaction) => {
        await sweepItems(transaction);
        const isShown = (await uses(transaction, readable)).has(url) || (await landing(transaction)).has(url);
        const wasShown = (await landingBefore(transaction, readable)).has(url);
        if (isShown || wasShown || (await games(transaction, url)) > 0) return false;
        if ((await keptPictures(transaction, place)).includes(name)) await removePicture(transaction, name, at);
        return true;
      }),
    uses: () => uses(db, readable),
    landing: () => landing(db),
    landingBefore: () => landingBefore(db, readable),
    games: (image) => games(db, image),
  };
}

async function recordPicture(db: Db, name: string, before: Snapshot | null): Promise<void> {
  const after = await pictureSnapshot(db, name);
  await recordChanges(db, [{ kind: 'PICTURE', object: name, before, after }]);
}

async function landing(db: Db): Promise<ReadonlyMap<string, readonly ContentId[]>> {
  return inTexts(await db.selectFrom('content').select(['id', 'value']).execute());
}

/** Like `landing`, for the restorable earlier values. */
async function landingBefore(db: Db, readable: Readable): Promise<ReadonlyMap<string, readonly ContentId[]>> {
  const rows = await db
    .selectFrom('earlier_values')
    .leftJoin('content', 'content.id', 'earlier_values.id')
    .select(['earlier_values.id', 'earlier_values.value', 'earlier_values.version', 'content.version as present'])
    .where('earlier_values.kind', '=', 'TEXT')
    .where('earlier_values.value', 'like', '%/pictures/%')
    .execute();
  const texts = readable(
    'earlier_values',
    rows.filter(({ version, present }) => version !== present),
    ({ id, version }) => `TEXT ${id} ${String(version)}`,
    ({ id, value }) => ({ id, value: String(parsedJson(value)) }),
  );
  return inTexts(texts);
}

/** Which of these texts show which pictures, by address. */
function inTexts(
  rows: readonly { readonly id: string; readonly value: string }[],
): ReadonlyMap<string, readonly ContentId[]> {
  const found = new Map<string, ContentId[]>();
  for (const id of CONTENT_IDS) {
    const texts = rows.filter((row) => row.id === id).map(({ value }) => value);
    const shown = new Set(texts.flatMap((text) => [...text.matchAll(IN_A_TEXT)].map(([, url = '']) => url)));
    for (const url of shown) found.set(url, [...(found.get(url) ?? []), id]);
  }
  return found;
}

async function games(db: Db, image: string): Promise<number> {
  const shown = db.selectFrom('frozen_libraries').select('name').where('value', 'like', `%${SHOWN}${image}"%`);
  const counted = async (table: 'games' | 'homework'): Promise<number> => {
    const rows = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return (await rows.where('library', 'in', shown).executeTakeFirstOrThrow()).count;
  };
  return (await counted('games')) + (await counted('homework'));
}

type Uses = Map<string, PictureUse[]>;
type Shown = { readonly kind: string; readonly id: string; readonly name: string };

/**
 * Which items show which pictures. Drafts and restorable items count, so that they do not lose their pictures. A change event shows the
 * picture of its type.
 */
async function uses(db: Db, readable: Readable): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  const columns = ['kind', 'id', 'name', 'value'] as const;
  const isShowing = (where: ExpressionBuilder<Tables, 'library_items' | 'library_drafts' | 'removed_items'>) =>
    where.or([where('value', 'like', `%${SHOWN}%`), where('kind', '=', 'CHANGE')]);
  const items = await db.selectFrom('library_items').select(columns).where(isShowing).execute();
  const drafts = await db.selectFrom('library_drafts').select(columns).where(isShowing).execute();
  const removed = await db.selectFrom('removed_items').select(columns).where(isShowing).execute();
  const found: Uses = new Map();
  const parsed = (rows: typeof items) =>
    readable(
      'library_items',
      rows,
      ({ id }) => id,
      (row) => ({ ...row, value: parsedJson(row.value) }),
    );
  for (const row of parsed([...items, ...drafts])) addPaths(found, row, false);
  for (const row of parsed(removed)) addPaths(found, row, true);
  await addVersions(db, found);
  return found;
}

function parsedJson(text: string): unknown {
  return JSON.parse(text);
}

function addPaths(found: Uses, row: Shown & { readonly value: unknown }, isRemoved: boolean): void {
  for (const [image, paths] of imagesIn(row.value)) {
    addUse(found, image, row, (use) => ({ ...use, isRemoved, paths: [...new Set([...use.paths, ...paths])] }));
  }
}

/** Adds the earlier versions that show uploaded pictures; built-in pictures are never removed. */
async function addVersions(db: Db, found: Uses): Promise<void> {
  const rows = await db
    .selectFrom('library_versions')
    .leftJoin('library_items', 'library_items.id', 'library_versions.item')
    .select(['library_versions.kind', 'library_versions.item as id', 'library_versions.name'])
    .select(['library_versions.version', 'library_versions.value', 'library_items.version as present'])
    .where('library_versions.value', 'like', `%${SHOWN}/pictures/%`)
    .orderBy('library_versions.version')
    .execute();
  for (const { version, present, value, ...row } of rows) {
    if (version === present) continue;
    const images = new Set([...value.matchAll(UPLOADED)].map(([, image = '']) => image));
    for (const image of images) {
      addUse(found, image, row, (use) => ({ ...use, versions: [...use.versions, version] }));
    }
  }
}

/** Adds what is known about an item under a picture. */
function addUse(found: Uses, image: string, { kind, id, name }: Shown, more: (use: PictureUse) => PictureUse): void {
  const known = LIBRARY_KINDS.find((one) => one === kind);
  if (known === undefined) return;
  const list = found.get(image) ?? [];
  const before = list.find((use) => use.id === id);
  const use = before ?? { kind: known, id, name, paths: [], versions: [], isRemoved: false };
  found.set(image, [...list.filter((other) => other !== before), more(use)]);
}

/** The pictures of a stored item, with the paths of the fields that refer to them. */
function imagesIn(item: unknown): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const type = CHANGE_TYPES.find((known) => known === Reflect.get(Object(item), 'type'));
  const own = type === undefined ? null : changeImage(type);
  if (own !== null) found.set(own, ['type']);
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SURVEY_QUESTIONS } from '@fracht/content';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { builtInItems } from '../built-in-items.ts';
import { itemHash } from '../item-hash.ts';
import { migrate } from '../migrate.ts';
import { SHIPPED_ITEMS } from '../shipped-items.ts';
import { connect } from '../sqlite/open-sqlite.ts';
import type { Tables } from '../tables.ts';
import { correctBuiltIns } from './correct-built-ins.ts';
import { makeReadable, tellNobody } from './readable.ts';

const NOON = 1_795_000_000_000;
const ITEMS = builtInItems();
const TO_RUN = 'Situations were changed. Run: node packages/server/scripts/add-shipped.ts';

/** The school of a new installation. */
async function aSchool(): Promise<Kysely<Tables>> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-built-ins-'));
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: connect(join(folder, 'test.sqlite'), 'FULL') }),
  });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  await migrate(db, NOON);
  return db;
}

/** A built-in situation in an earlier version's form. */
function earlier(id: string, name = 'Dawna nazwa'): string {
  return JSON.stringify({ ...JSON.parse(shipped(id)), name });
}

function shipped(id: string): string {
  const item = ITEMS.find((one) => one.id === id);
  if (item === undefined) throw new Error(`No ${id}`);
  return item.value;
}

/** Puts a value in place of a situation, also as its first version. */
async function put(db: Kysely<Tables>, id: string, value: string): Promise<void> {
  const { name }: { readonly name: string } = JSON.parse(value);
  await db.updateTable('library_items').set({ value, name }).where('id', '=', id).execute();
  await db.updateTable('library_versions').set({ value, name }).where('item', '=', id).execute();
}

/** Corrects with a list in which these forms are known too; gives the ids of what was replaced. */
async function correct(db: Kysely<Tables>, forms: readonly (readonly [id: string, value: string])[]) {
  return (await follow(db, forms)).corrected;
}

/** The same; also gives the ids of what was added. */
function follow(db: Kysely<Tables>, forms: readonly (readonly [id: string, value: string])[] = []) {
  const known = forms.map(([id, value]) => `${id} ${itemHash(value)}`);
  return correctBuiltIns(db, makeReadable(tellNobody), NOON, new Set([...SHIPPED_ITEMS, ...known]));
}

/** The school of an installation from before these situations came with the game. */
async function aSchoolWithout(...ids: readonly string[]): Promise<Kysely<Tables>> {
  const db = await aSchool();
  await db.deleteFrom('library_items').where('id', 'in', ids).execute();
  await db.deleteFrom('library_versions').where('item', 'in', ids).execute();
  const given = ITEMS.map(({ id }) => id).filter((id) => !ids.includes(id));
  await db
    .updateTable('school')
    .set({ given_built_ins: JSON.stringify(given) })
    .execute();
  return db;
}

async function rowOf(db: Kysely<Tables>, id: string) {
  return db.selectFrom('library_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function versionsOf(db: Kysely<Tables>, id: string) {
  const own = db.selectFrom('library_versions').select(['version', 'author', 'value', 'published_at']);
  return own.where('item', '=', id).orderBy('version').execute();
}

async function frozenRows(db: Kysely<Tables>) {
  return db.selectFrom('frozen_libraries').select('value').execute();
}

/** Everything that a correction may change, to see whether anything did. */
async function stored(db: Kysely<Tables>) {
  return Promise.all(
    (['library_items', 'library_versions', 'removed_items', 'library_drafts', 'audit', 'survey_sets'] as const).map(
      (table) => db.selectFrom(table).selectAll().execute(),
    ),
  );
}

test('[LBR-15] each situation that is brought along today is in the list of those that ever were', () => {
  const missing = ITEMS.filter(({ id, value }) => !SHIPPED_ITEMS.has(`${id} ${itemHash(value)}`));
  expect(
    missing.map(({ id }) => id),
    TO_RUN,
  ).toEqual([]);
});

test('[LBR-15] what stands in another order is the same, what says another thing is not', () => {
  expect(itemHash('{"b":[{"d":1,"c":2}],"a":1}')).toBe(itemHash('{"a":1,"b":[{"c":2,"d":1}]}'));
  expect(itemHash('{"a":[1,2]}')).not.toBe(itemHash('{"a":[2,1]}'));
});

test('[LBR-15] a situation that the school has not changed becomes that of today, as a version of the game; the rest of it stays', async () => {
  const db = await aSchool();
  const old = earlier('K05');
  await put(db, 'K05', old);
  await db.updateTable('library_items').set({ active: 0, position: 77 }).where('id', '=', 'K05').execute();
  const draft = { id: 'K05', kind: 'EMERGENCY', name: 'Szkic', value: old, revision: 'r', version: 1 };
  await db
    .insertInto('library_drafts')
    .values({ ...draft, author: 'a', saved_at: 0 })
    .execute();
  await db
    .insertInto('frozen_libraries')
    .values({ name: 'gra', value: `[${old}]` })
    .execute();

  expect(await correct(db, [['K05', old]])).toEqual(['K05']);
  const { name } = JSON.parse(shipped('K05'));
  const now = { value: shipped('K05'), name, version: 2, updated_at: NOON };
  expect(await rowOf(db, 'K05')).toMatchObject({ ...now, active: 0, position: 77 });
  expect(await versionsOf(db, 'K05')).toEqual([
    { version: 1, author: null, value: old, published_at: 0 },
    { version: 2, author: '', value: shipped('K05'), published_at: NOON },
  ]);
  expect(await db.selectFrom('library_drafts').selectAll().execute()).toMatchObject([draft]);
  expect(await frozenRows(db)).toEqual([{ value: `[${old}]` }]);
  expect(await db.selectFrom('audit').selectAll().execute()).toMatchObject([
    { role: 'SERVER', actor: null, kind: 'SCENARIO', object: 'K05', action: 'CHANGED', version: 1, notable: 0 },
  ]);
});

test('[LBR-15] one in the bin becomes that of today too', async () => {
  const db = await aSchool();
  const old = earlier('Z03');
  await put(db, 'Z03', old);
  const row = await rowOf(db, 'Z03');
  await db
    .insertInto('removed_items')
    .values({ ...row, removed_at: NOON, removed_day: 1 })
    .execute();
  await db.deleteFrom('library_items').where('id', '=', 'Z03').execute();
  expect(await correct(db, [['Z03', old]])).toEqual(['Z03']);
  const removed = await db.selectFrom('removed_items').selectAll().execute();
  expect(removed).toMatchObject([{ id: 'Z03', value: shipped('Z03'), version: 2, removed_at: NOON, removed_day: 1 }]);
});

test('[LBR-15] what the school changed stays, also where it has put back what stood before a correction', async () => {
  const db = await aSchool();
  const [changed, old, older] = [earlier('K01', 'Nasza nazwa'), earlier('K02'), earlier('K02', 'Pierwsza nazwa')];
  await put(db, 'K01', changed);
  await put(db, 'K02', old);
  expect(await correct(db, [['K02', old]])).toEqual(['K02']);
  const row = { item: 'K02', version: 3, kind: 'EMERGENCY', name: 'Dawna nazwa', active: 1, value: old };
  await db
    .insertInto('library_versions')
    .values({ ...row, author: 'admin', published_at: NOON })
    .execute();
  await db.updateTable('library_items').set({ value: old, version: 3 }).where('id', '=', 'K02').execute();
  const before = await stored(db);
  const moreForms = [old, older].map((value) => ['K02', value] as const);
  expect(await correct(db, moreForms)).toEqual([]);
  expect(await stored(db)).toEqual(before);
  expect((await rowOf(db, 'K01')).value).toBe(changed);
});

test('[LBR-15] a situation that somebody only switched off after a correction becomes that of today all the same', async () => {
  const db = await aSchool();
  const old = earlier('A04');
  await put(db, 'A04', old);
  const [first] = await db.selectFrom('library_versions').selectAll().where('item', '=', 'A04').execute();
  if (first === undefined) throw new Error('No version');
  await db
    .insertInto('library_versions')
    .values({ ...first, version: 2, active: 0, author: 'admin', published_at: NOON })
    .execute();
  await db.updateTable('library_items').set({ active: 0, version: 2 }).where('id', '=', 'A04').execute();
  expect(await correct(db, [['A04', old]])).toEqual(['A04']);
  expect(await rowOf(db, 'A04')).toMatchObject({ value: shipped('A04'), active: 0, version: 3 });
});

test('[LBR-15] neither what cannot be read nor what was removed before another took its id is touched', async () => {
  const db = await aSchool();
  const [old, older] = [earlier('K02'), earlier('K03')];
  await put(db, 'K02', old);
  await db.updateTable('library_items').set({ value: '{' }).where('id', '=', 'K01').execute();
  const removed = { ...(await rowOf(db, 'K03')), value: older, removed_at: NOON, removed_day: 1 };
  await db.insertInto('removed_items').values(removed).execute();
  const forms = [
    ['K02', old],
    ['K03', older],
  ] as const;
  expect(await correct(db, forms)).toEqual(['K02']);
  expect((await rowOf(db, 'K01')).value).toBe('{');
  expect(await db.selectFrom('removed_items').selectAll().execute()).toEqual([removed]);
  expect(await versionsOf(db, 'K03')).toHaveLength(1);
});

/** A stored situation in which nothing says what answers break, and everything that was said there. */
function unsaid(value: string): { readonly value: string; readonly count: number } {
  let count = 0;
  const without = JSON.parse(value, (key, part: unknown) => {
    if (!key.startsWith('breaks')) return part;
    count += 1;
    return undefined;
  });
  return { value: JSON.stringify(without), count };
}

test('[LBR-15] [LBR-14] what a migration said of the answers of an earlier form is no change of the school; what the school unsaid is', async () => {
  const db = await aSchool();
  const old = earlier('K15');
  const form = unsaid(old);
  expect(form.count).toBeGreaterThan(2);
  await put(db, 'K15', old);
  let left = 0;
  const oneLess = JSON.parse(earlier('K16'), (key, part: unknown) => {
    if (!key.startsWith('breaks')) return part;
    left += 1;
    return left === 1 ? undefined : part;
  });
  await put(db, 'K16', JSON.stringify(oneLess));
  const forms = [
    ['K15', form.value],
    ['K16', unsaid(earlier('K16')).value],
  ] as const;
  expect(await correct(db, forms)).toEqual(['K15']);
  expect((await rowOf(db, 'K15')).value).toBe(shipped('K15'));
  expect(JSON.parse((await rowOf(db, 'K16')).value)).toEqual(oneLess);
});

test('[LBR-15] built-in survey questions become those of today, a lecturer’s own stay', async () => {
  const db = await aSchool();
  const own = JSON.stringify([{ id: 'Q01', kind: 'text', value: 'Moje pytanie' }]);
  await db.updateTable('survey_sets').set({ questions: own }).execute();
  await db.insertInto('survey_sets').values({ teacher: 'ewa', questions: own }).execute();
  await correct(db, []);
  expect(await db.selectFrom('survey_sets').selectAll().orderBy('teacher').execute()).toEqual([
    { teacher: '', questions: JSON.stringify(SURVEY_QUESTIONS) },
    { teacher: 'ewa', questions: own },
  ]);
});

test('[LBR-15] nothing is compared twice with the same list, and a new school has nothing to correct', async () => {
  const db = await aSchool();
  const before = await stored(db);
  expect(await correct(db, [])).toEqual([]);
  expect(await stored(db)).toEqual(before);
  const old = earlier('K05');
  await put(db, 'K05', old);
  expect(await correct(db, [])).toEqual([]);
  expect((await rowOf(db, 'K05')).value).toBe(old);
  expect(await correct(db, [['K05', old]])).toEqual(['K05']);
});

test('[LBR-16] a situation that came with a later version comes to a school from before, last and switched on, as a version of the game', async () => {
  const db = await aSchoolWithout('K36', 'Z16');
  expect(await follow(db)).toEqual({ corrected: [], added: ['K36', 'Z16'] });
  const items = await db.selectFrom('library_items').selectAll().orderBy('position').execute();
  expect(items.slice(-2)).toMatchObject([
    { id: 'K36', value: shipped('K36'), active: 1, version: 1, updated_at: NOON },
    { id: 'Z16', value: shipped('Z16'), active: 1, version: 1, updated_at: NOON },
  ]);
  expect(await versionsOf(db, 'K36')).toEqual([{ version: 1, author: '', value: shipped('K36'), published_at: NOON }]);
  const told = await db.selectFrom('audit').selectAll().orderBy('object').execute();
  expect(told).toMatchObject(
    ['K36', 'Z16'].map((object) => ({ role: 'SERVER', actor: null, object, action: 'ADDED' })),
  );
  const before = await stored(db);
  expect(await follow(db, [['K01', earlier('K01')]])).toEqual({ corrected: [], added: [] });
  expect(await stored(db)).toEqual(before);
});

test('[LBR-16] where a school has chosen among those of its kind, a new one is off; where it has not, what the game brings along off stays so', async () => {
  const db = await aSchoolWithout('K36', 'A21', 'Z16');
  await db.updateTable('library_items').set({ active: 0 }).where('id', '=', 'K05').execute();
  await db.deleteFrom('library_items').where('id', '=', 'Z01').execute();
  expect((await follow(db)).added).toEqual(['K36', 'A21', 'Z16']);
  for (const id of ['K36', 'A21', 'Z16']) expect((await rowOf(db, id)).active, id).toBe(0);
});

test('[LBR-16] neither what the school has removed for good nor what has its id already is brought again', async () => {
  const db = await aSchool();
  await db.deleteFrom('library_items').where('id', '=', 'K36').execute();
  expect((await follow(db)).added).toEqual([]);
  const other = await aSchoolWithout('K36');
  const own = { ...(await rowOf(other, 'K01')), id: 'K36', value: earlier('K01'), position: 99 };
  await other.insertInto('library_items').values(own).execute();
  expect((await follow(other)).added).toEqual([]);
  expect(await rowOf(other, 'K36')).toEqual(own);
});

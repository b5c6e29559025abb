import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../sqlite/open-sqlite.ts';
import type { Tables } from '../tables.ts';
import { breaksOfBuiltIns } from './0046-breaks-of-built-ins.ts';
import { MIGRATIONS } from './index.ts';

const NAME = '0046-breaks-of-built-ins';
const TABLES = ['library_items', 'removed_items', 'library_drafts', 'library_versions', 'frozen_libraries'] as const;

/** A database as it was before the migration, with the built-in situations as they are today. */
async function before(): Promise<Kysely<Tables>> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-breaks-'));
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: connect(join(folder, 'test.sqlite'), 'FULL') }),
  });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  for (const migration of MIGRATIONS) if (migration.name.localeCompare(NAME) < 0) await migration.up(db);
  return db;
}

type Item = Record<string, unknown>;
type WrittenAnswer = { text: string; points: number; feedback: string; breaks?: unknown };

/** Calls `change` with every answer of a stored situation, which it may change. */
function withAnswers(value: string, change: (answer: WrittenAnswer) => void): string {
  const visited = (_key: string, part: WrittenAnswer | null): unknown => {
    if (typeof part === 'object' && typeof part?.feedback === 'string') change(part);
    return part;
  };
  return JSON.stringify(JSON.parse(value, visited));
}

/** A stored situation that says nothing about breaks, as before the field. */
function unsaid(value: string): string {
  return JSON.stringify(JSON.parse(value, (key, part: unknown) => (key.startsWith('breaks') ? undefined : part)));
}

async function valueOf(db: Kysely<Tables>, id: string): Promise<string> {
  return (await db.selectFrom('library_items').select('value').where('id', '=', id).executeTakeFirstOrThrow()).value;
}

async function put(db: Kysely<Tables>, id: string, value: string): Promise<void> {
  await db.updateTable('library_items').set({ value }).where('id', '=', id).execute();
}

/** All rows of the tables with situations, to see whether anything changed. */
async function stored(db: Kysely<Tables>): Promise<readonly unknown[]> {
  return Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
}

const parsed = (value: string): Item => JSON.parse(value);

test('[LBR-14] what built-in answers break is said in a school from before, in drafts, versions and the bin too', async () => {
  const db = await before();
  const shipped = new Map<string, string>();
  for (const { id, value } of await db.selectFrom('library_items').select(['id', 'value']).execute()) {
    shipped.set(id, value);
    await put(db, id, unsaid(value));
    await db
      .updateTable('library_versions')
      .set({ value: unsaid(value) })
      .where('item', '=', id)
      .execute();
  }
  const removed = await db.selectFrom('library_items').selectAll().where('id', '=', 'K15').executeTakeFirstOrThrow();
  await db
    .insertInto('removed_items')
    .values({ ...removed, removed_at: 0, removed_day: 0 })
    .execute();
  await db.deleteFrom('library_items').where('id', '=', 'K15').execute();
  const value = unsaid(shipped.get('K26') ?? '');
  const draft = {
    id: 'K26',
    kind: 'EMERGENCY',
    name: 'Szkic',
    value,
    revision: 'r',
    version: 1,
    author: 'a',
    saved_at: 0,
  };
  await db.insertInto('library_drafts').values(draft).execute();
  await breaksOfBuiltIns(db);
  const rows = [
    ...(await db.selectFrom('library_items').select(['id', 'value']).execute()),
    ...(await db.selectFrom('removed_items').select(['id', 'value']).execute()),
    ...(await db.selectFrom('library_drafts').select(['id', 'value']).execute()),
    ...(await db.selectFrom('library_versions').select(['item as id', 'value']).execute()),
  ];
  expect(rows).toHaveLength(2 * shipped.size + 1);
  for (const row of rows) expect(parsed(row.value), row.id).toEqual(parsed(shipped.get(row.id) ?? ''));
  const once = await stored(db);
  await breaksOfBuiltIns(db);
  expect(await stored(db)).toEqual(once);
});

test('[LBR-14] what a school changed, wrote or said stays as it is, and so do the libraries of games', async () => {
  const db = await before();
  const shipped = await valueOf(db, 'K15');
  const old = unsaid(shipped);
  await db
    .insertInto('frozen_libraries')
    .values({ name: 'gra', value: `[${old}]` })
    .execute();
  const own = { ...parsed(old), id: 'wlasna' };
  const [row] = await db.selectFrom('library_items').selectAll().where('id', '=', 'K15').execute();
  if (row === undefined) throw new Error('No K15');
  await db
    .insertInto('library_items')
    .values({ ...row, id: 'wlasna', value: JSON.stringify(own) })
    .execute();
  let number = 0;
  const changed = withAnswers(old, (answer) => {
    number += 1;
    if (number === 1) answer.text += ' i tyle';
    if (number === 2) answer.points += 1;
    if (number === 3) answer.breaks = 'NOTHING';
    if (number === 4) answer.feedback = 'Inaczej.';
  });
  await put(db, 'K15', changed);
  await breaksOfBuiltIns(db);
  const said: unknown[] = [];
  withAnswers(await valueOf(db, 'K15'), ({ breaks }) => said.push(breaks));
  const builtIn: unknown[] = [];
  withAnswers(shipped, ({ breaks }) => builtIn.push(breaks));
  expect(said).toEqual([undefined, undefined, 'NOTHING', ...builtIn.slice(3)]);
  expect(builtIn[3]).toBeDefined();
  expect(parsed(await valueOf(db, 'wlasna'))).toEqual(own);
  const frozen = await db.selectFrom('frozen_libraries').select('value').where('name', '=', 'gra').execute();
  expect(frozen).toEqual([{ value: `[${old}]` }]);
});

test('[LBR-14] no situation comes out of games: where a school made an answer the best that breaks a rule, nothing is said', async () => {
  const db = await before();
  const shipped = await valueOf(db, 'K27');
  const lawful = new Set<string>();
  withAnswers(shipped, ({ text, breaks }) => breaks === 'NOTHING' && lawful.add(text));
  const paid = withAnswers(unsaid(shipped), (answer) => {
    if (lawful.has(answer.text)) answer.points = -50;
  });
  await put(db, 'K27', paid);
  await breaksOfBuiltIns(db);
  expect(await valueOf(db, 'K27')).toBe(paid);
});

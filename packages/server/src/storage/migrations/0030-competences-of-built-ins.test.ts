import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../sqlite/open-sqlite.ts';
import type { Tables } from '../tables.ts';
import { MIGRATIONS } from './index.ts';

const NAME = '0030-competences-of-built-ins';

/** A database as it was before the migration, with the built-in situations as they are today. */
async function before(): Promise<Kysely<Tables>> {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-competences-'));
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

const migrate = (db: Kysely<Tables>) => MIGRATIONS.find(({ name }) => name === NAME)?.up(db);

/** Rewrites a stored situation, as a school might have it. */
async function put(
  db: Kysely<Tables>,
  id: string,
  { name, competence }: { readonly name?: string; readonly competence: string | undefined },
): Promise<void> {
  const row = await db.selectFrom('library_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const named = name ?? row.name;
  const value = JSON.stringify({ ...JSON.parse(row.value), name: named, competence });
  await db.updateTable('library_items').set({ name: named, value }).where('id', '=', id).execute();
  const draft = { id, kind: row.kind, name: 'Szkic', value, revision: 'r', version: 1, author: 'a', saved_at: 0 };
  await db.insertInto('library_drafts').values(draft).execute();
}

async function competencesOf(db: Kysely<Tables>, table: 'library_items' | 'library_drafts'): Promise<string[]> {
  const rows = await db.selectFrom(table).select(['id', 'value']).where('id', 'in', ['K15', 'K22', 'K24']).execute();
  return rows.map(({ id, value }) => `${id} ${String(JSON.parse(value).competence)}`).toSorted();
}

test('[LBR-13] what nobody chose or renamed gets its competence, with its drafts; all else is as the school has it', async () => {
  const db = await before();
  await put(db, 'K15', { competence: undefined });
  await put(db, 'K22', { competence: undefined, name: 'Nasz prom' });
  await put(db, 'K24', { competence: 'WINDOWS' });
  await migrate(db);
  const expected = ['K15 DRIVING_TIME', 'K22 undefined', 'K24 WINDOWS'];
  expect(await competencesOf(db, 'library_items')).toEqual(expected);
  expect(await competencesOf(db, 'library_drafts')).toEqual(expected);
});

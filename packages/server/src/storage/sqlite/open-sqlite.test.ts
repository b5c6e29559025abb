import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES, SURVEY_QUESTIONS } from '@fracht/content';
import { EMPTY_LIBRARY } from '@fracht/engine';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { auditContract } from '../../../test/support/audit-contract.ts';
import { newDatabase } from '../../../test/support/new-database.ts';
import { storageContract } from '../../../test/support/storage-contract.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import type { Storage } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { connect, openSqlite } from './open-sqlite.ts';
import { WritingDialect } from './writing-dialect.ts';

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'test.sqlite');
}

async function open(): Promise<Storage> {
  const storage = await newDatabase(file());
  onTestFinished(() => storage.close());
  return storage;
}

storageContract('SQLite', open);

auditContract('SQLite', async () => {
  const path = file();
  const storage = await newDatabase(path);
  const raw = connect(path, 'FULL');
  onTestFinished(async () => {
    raw.close();
    await storage.close();
  });
  return { storage, run: async (statement) => raw.exec(statement) };
});

test('[STO-2] [STO-4] what was committed is there after the file is opened again, and nothing is migrated twice', async () => {
  const path = file();
  const first = await openSqlite(path, 0);
  await first.content.saveStages([{ id: 1, value: 'Trwałe' }], { author: 'a', at: 0 });
  await first.close();
  const second = await openSqlite(path, 1);
  onTestFinished(() => second.close());
  expect(await second.content.stages()).toEqual([{ id: 1, value: 'Trwałe', version: 1 }]);
});

test('[LBR-4] a new database has the built-in situations and questions; what is removed stays away', async () => {
  const path = file();
  const first = await openSqlite(path, 0);
  const emergencies = await first.library.all('EMERGENCY');
  expect(emergencies.map(({ item, active }) => ({ ...item, active: active ? 1 : 0 }))).toEqual(EMERGENCIES);
  expect((await first.library.all('ACCIDENT')).map(({ item }) => item.id)).toEqual(ACCIDENTS.map(({ id }) => id));
  expect((await first.library.all('CHANGE')).map(({ item }) => item.id)).toEqual(CHANGE_EVENTS.map(({ id }) => id));
  expect(await first.survey.questions('t')).toEqual(SURVEY_QUESTIONS);
  for (const { item } of emergencies) await first.library.remove(item.id, 0);
  await first.survey.saveQuestions('t', []);
  await first.close();
  const second = await openSqlite(path, 1);
  onTestFinished(() => second.close());
  expect([await second.library.all('EMERGENCY'), await second.survey.questions('t')]).toEqual([[], []]);
  expect(await second.survey.questions('inny')).toEqual(SURVEY_QUESTIONS);
});

test('[STO-4] a database from before the libraries gets them, and its games are without situations', async () => {
  const path = file();
  const raw = connect(path, 'FULL');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: raw }) });
  raw.exec('create table migrations (name text primary key, applied_at bigint not null)');
  for (const migration of MIGRATIONS.slice(0, 2)) {
    await migration.up(db);
    raw.prepare('insert into migrations values (?, 0)').run(migration.name);
  }
  raw.exec(`insert into users values ('t', 't@b.pl', 'Ewa', 'Lis', 'TEACHER', null, null, 1, 0, 0, null)`);
  raw.exec(
    `insert into games values ('g', 't', null, '', 0, 1, 's', 0, 'FRESH', 0, 0, null, 0, 0, 0, 0, '[]', '{}', '[]', 0)`,
  );
  await db.destroy();
  const storage = await openSqlite(path, 1);
  onTestFinished(() => storage.close());
  expect(await storage.library.all('EMERGENCY')).toHaveLength(EMERGENCIES.length);
  const game = await storage.games.find('g');
  expect(await storage.library.frozen(game?.library ?? null)).toBe(EMPTY_LIBRARY);
});

test('[STO-4] a database of a newer server is refused', async () => {
  const path = file();
  await (await openSqlite(path, 0)).close();
  const raw = connect(path, 'FULL');
  raw.exec(`insert into migrations values ('9999-future', 0)`);
  raw.close();
  await expect(openSqlite(path, 1)).rejects.toThrow('9999-future');
});

test('[STO-2] every commit is synced', () => {
  const raw = connect(file(), 'FULL');
  expect([raw.pragma('journal_mode', { simple: true }), raw.pragma('synchronous', { simple: true })]).toEqual([
    'wal',
    2,
  ]);
  raw.close();
});

test('a transaction that reads first has its turn to write already, so that no other writer can lock it out', async () => {
  const path = file();
  const db = new Kysely<Tables>({
    dialect: new WritingDialect({ database: connect(path, 'FULL') }),
  });
  const other = connect(path, 'FULL');
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  other.pragma('busy_timeout = 0');
  await db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    expect(() => other.exec('begin immediate')).toThrow('locked');
  });
  expect(() => other.exec('begin immediate; rollback')).not.toThrow();
});

test('why a transaction failed is told, also where the database has taken it back by itself', async () => {
  const raw = connect(file(), 'FULL');
  const db = new Kysely<Tables>({ dialect: new WritingDialect({ database: raw }) });
  onTestFinished(() => db.destroy());
  raw.exec('create table words (word blob)');
  raw.pragma('max_page_count = 4');
  const filling = db
    .transaction()
    .execute((transaction) => sql`insert into words values (zeroblob(100000))`.execute(transaction));
  await expect(filling).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await expect(sql`insert into words values ('ok')`.execute(db)).resolves.toBeDefined();
});

test('[STO-5] a row that cannot be read is left out of its list and told; all the others are there', async () => {
  const path = file();
  const told: string[] = [];
  const storage = await openSqlite(path, 0, (table, key) => told.push(`${table} ${key}`));
  onTestFinished(() => storage.close());
  await storage.content.saveItems([{ id: 'intro', value: 'Dobry' }], { author: 'a', at: 0 });
  await storage.content.saveStages([{ id: 1, value: 'Dobry' }], { author: 'a', at: 0 });
  const before = (await storage.library.all('ACCIDENT')).length;
  const raw = connect(path, 'FULL');
  raw.exec(`insert into content (id, value) values ('obcy', 'x'), ('policy', '${'x'.repeat(200_001)}')`);
  raw.exec(`insert into stages (id, value) values (5, x'00ff')`);
  raw.exec(
    `update library_items set value = '{"id":' where kind = 'ACCIDENT' and position = (select min(position) from library_items where kind = 'ACCIDENT')`,
  );
  raw.exec(
    `insert into users (id, email, first_name, last_name, type, approved, games_played, created_at) values ('x', 'x@y.pl', '', '', 'DYREKTOR', 1, 0, 0), ('s', 's@y.pl', '', '', 'STUDENT', 1, 0, 0)`,
  );
  raw.exec(
    `insert into users (id, email, first_name, last_name, type, approved, games_played, created_at) values ('t', 't@y.pl', '', '', 'TEACHER', 1, 0, 0)`,
  );
  raw.exec(`insert into survey_sets values ('t', 'nie JSON')`);
  raw.close();
  expect(await storage.content.items()).toMatchObject([{ id: 'intro', value: 'Dobry' }]);
  expect(await storage.content.stages()).toMatchObject([{ id: 1, value: 'Dobry' }]);
  expect(await storage.library.all('ACCIDENT')).toHaveLength(before - 1);
  expect((await storage.users.everybody()).map(({ id }) => id).toSorted()).toEqual(['s', 't']);
  expect(await storage.survey.questions('t')).toEqual(SURVEY_QUESTIONS);
  const frozen = await storage.library.frozen(await storage.library.freeze());
  const active = (await storage.library.all('ACCIDENT')).filter((item) => item.active);
  expect(frozen.accidents.map(({ id }) => id)).toEqual(active.map(({ item }) => item.id));
  await expect(storage.images.uses()).resolves.toBeDefined();
  expect(new Set(told.map((row) => row.split(' ')[0]))).toEqual(
    new Set(['content', 'stages', 'library_items', 'users', 'survey_sets']),
  );
});

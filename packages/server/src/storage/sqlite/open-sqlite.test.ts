import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storageContract } from '../../../test/support/storage-contract.ts';
import type { Storage } from '../storage.ts';
import { connect, openSqlite } from './open-sqlite.ts';

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'test.sqlite');
}

async function open(): Promise<Storage> {
  const storage = await openSqlite(file(), 0);
  onTestFinished(() => storage.close());
  return storage;
}

storageContract('SQLite', open);

test('what was committed is there after the file is opened again, and nothing is migrated twice', async () => {
  const path = file();
  const first = await openSqlite(path, 0);
  await first.content.saveStages([{ id: 1, value: 'Trwałe' }]);
  await first.close();
  const second = await openSqlite(path, 1);
  onTestFinished(() => second.close());
  expect(await second.content.stages()).toEqual([{ id: 1, value: 'Trwałe' }]);
});

test('a database of a newer server is refused', async () => {
  const path = file();
  await (await openSqlite(path, 0)).close();
  const raw = connect(path);
  raw.exec(`insert into migrations values ('9999-future', 0)`);
  raw.close();
  await expect(openSqlite(path, 1)).rejects.toThrow('9999-future');
});

test('every commit is synced', () => {
  const raw = connect(file());
  expect([raw.pragma('journal_mode', { simple: true }), raw.pragma('synchronous', { simple: true })]).toEqual([
    'wal',
    2,
  ]);
  raw.close();
});

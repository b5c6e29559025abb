import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aPostgres, type MadeDatabase, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { ownAuditContract } from '../../../test/support/audit-contract.ts';
import { ownWaysContract } from '../../../test/support/storage-contract.ts';
import { NewerDatabase } from '../migrate.ts';
import type { Storage } from '../storage.ts';
import { openPostgres, UnfitDatabase } from './open-postgres.ts';

onPostgres('PostgreSQL', () => {
  let migrated: MadeDatabase;

  beforeAll(async () => {
    migrated = await aPostgres();
    await (await openPostgres(migrated.url, 0)).close();
  });

  afterAll(() => migrated.drop());

  async function copy(): Promise<string> {
    const { url, drop } = await aPostgres(migrated);
    onTestFinished(drop);
    return url;
  }

  async function open(): Promise<Storage> {
    const storage = await openPostgres(await copy(), 0);
    onTestFinished(() => storage.close());
    return storage;
  }

  ownWaysContract('PostgreSQL', open);

  ownAuditContract('PostgreSQL', async () => {
    const url = await copy();
    const storage = await openPostgres(url, 0);
    onTestFinished(() => storage.close());
    return { storage, run: (statement) => onServer(statement, url) };
  });

  test('[STO-2] [STO-4] what was committed is there after the database is opened again, and nothing is migrated twice', async () => {
    const url = await copy();
    const first = await openPostgres(url, 0);
    await first.content.saveStages([{ id: 1, value: 'Trwałe' }], { author: 'a', at: 0 });
    await first.close();
    const second = await openPostgres(url, 1);
    onTestFinished(() => second.close());
    expect(await second.content.stages()).toEqual([{ id: 1, value: 'Trwałe', version: 1 }]);
  });

  test('[STO-4] a database of a newer server is refused, and so is one that answers before it has stored', async () => {
    const newer = await copy();
    await onServer(`insert into migrations values ('9999-future', 0)`, newer);
    await expect(openPostgres(newer, 1)).rejects.toThrow(NewerDatabase);
    const hasty = await copy();
    await onServer(`alter database ${new URL(hasty).pathname.slice(1)} set synchronous_commit = off`);
    await expect(openPostgres(hasty, 1)).rejects.toThrow(UnfitDatabase);
  });
});

import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { auditContract } from '../../../test/support/audit-contract.ts';
import { aPostgres, type MadeDatabase, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { storageContract } from '../../../test/support/storage-contract.ts';
import { openPostgres } from './open-postgres.ts';

// The tests of what every storage must do; `npm test` runs them on SQLite, and here only those for what PostgreSQL does in its
// own way.
onPostgres('PostgreSQL', () => {
  let migrated: MadeDatabase;

  beforeAll(async () => {
    migrated = await aPostgres();
    await (await openPostgres(migrated.url, 0)).close();
  });

  afterAll(() => migrated.drop());

  async function opened() {
    const { url, drop } = await aPostgres(migrated);
    onTestFinished(drop);
    const storage = await openPostgres(url, 0);
    onTestFinished(() => storage.close());
    return { storage, run: (statement: string) => onServer(statement, url) };
  }

  storageContract('PostgreSQL', async () => (await opened()).storage);

  auditContract('PostgreSQL', opened);
});

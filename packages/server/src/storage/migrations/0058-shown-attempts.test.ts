import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { homeworkOf } from '../../../test/support/a-homework.ts';
import { aUser } from '../../../test/support/a-user.ts';
import { connect, openSqlite } from '../sqlite/open-sqlite.ts';
import type { Tables } from '../tables.ts';
import { shownAttempts } from './0058-shown-attempts.ts';

test('[HWS-10] assignments of before show their attempts at once, as they did', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-shown-'));
  const file = join(folder, 'test.sqlite');
  const storage = await openSqlite(file, 0);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connect(file, 'FULL') }) });
  onTestFinished(async () => {
    await db.destroy();
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  await storage.users.add(aUser({ id: 'lektor', type: 'TEACHER' }));
  await storage.homework.add(homeworkOf({ id: 'h', teacher: 'lektor', group: null, shown: 'AFTER_END' }));
  // As it was before.
  await db.schema.alterTable('homework').dropColumn('shown').execute();
  await shownAttempts(db);
  expect((await storage.homework.find('h'))?.shown).toBe('AT_ONCE');
});

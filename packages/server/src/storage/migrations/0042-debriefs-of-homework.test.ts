import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aHomework, anAttempt } from '../../../test/support/a-homework.ts';
import { aUser } from '../../../test/support/a-user.ts';
import { connect, openSqlite } from '../sqlite/open-sqlite.ts';
import type { Tables } from '../tables.ts';
import { debriefsOfHomework } from './0042-debriefs-of-homework.ts';

test('[DBJ-4] debriefs of homework are worked out anew, those of lessons stay as they were told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-debriefs-'));
  const file = join(folder, 'test.sqlite');
  const storage = await openSqlite(file, 0);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connect(file, 'FULL') }) });
  onTestFinished(async () => {
    await db.destroy();
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  await storage.users.add(aUser({ id: 'lektor', type: 'TEACHER' }));
  for (const id of ['a', 'b']) await storage.users.add(aUser({ id }));
  await storage.groups.add({ id: 'g', name: 'Grupa', teacher: 'lektor', num_games: 0, createdAt: 0 }, ['a', 'b']);
  const homework = await aHomework(storage, { teacher: 'lektor', group: 'g' });
  const [attempt, lesson] = [await anAttempt(storage, homework, 'a'), await anAttempt(storage, homework, 'b')];
  await db.updateTable('games').set({ homework: null }).where('id', '=', lesson).execute();
  for (const game of [attempt, lesson]) await storage.debriefs.save(game, 'a', '{"score":1}');
  await debriefsOfHomework(db);
  expect(await storage.debriefs.find(attempt, 'a')).toBeNull();
  expect(await storage.debriefs.find(lesson, 'a')).toBe('{"score":1}');
});

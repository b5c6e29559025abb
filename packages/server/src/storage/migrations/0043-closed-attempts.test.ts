import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aHomework, anAttempt, HOMEWORK_WISH } from '../../../test/support/a-homework.ts';
import { aUser } from '../../../test/support/a-user.ts';
import { connect, openSqlite } from '../sqlite/open-sqlite.ts';
import type { Tables } from '../tables.ts';
import { closedAttempts } from './0043-closed-attempts.ts';

test('[HWS-3] of earlier attempts those count as closed that were not played through and last heard of after the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-attempts-'));
  const file = join(folder, 'test.sqlite');
  const storage = await openSqlite(file, 0);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connect(file, 'FULL') }) });
  onTestFinished(async () => {
    await db.destroy();
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  await storage.users.add(aUser({ id: 'lektor', type: 'TEACHER' }));
  const end = HOMEWORK_WISH.closesAt;
  const cases = [
    { id: 'closed', state: 'FINISHED', time: 300, seenAt: end + 20_000 },
    { id: 'given-up', state: 'FINISHED', time: 300, seenAt: end - 1 },
    { id: 'whole', state: 'FINISHED', time: 600, seenAt: end + 20_000 },
    { id: 'open', state: 'PAUSED', time: 300, seenAt: end + 1 },
  ];
  for (const { id } of cases) await storage.users.add(aUser({ id }));
  const students = cases.map(({ id }) => id);
  await storage.groups.add({ id: 'g', name: 'Grupa', teacher: 'lektor', num_games: 0, createdAt: 0 }, students);
  const homework = await aHomework(storage, { teacher: 'lektor', group: 'g' });
  for (const { id, state, time, seenAt } of cases) {
    const game = await anAttempt(storage, homework, id);
    await db.updateTable('games').set({ state, time, round: 1 }).where('id', '=', game).execute();
    await storage.homework.seen(game, seenAt);
  }
  // As it was before.
  await db.schema.alterTable('homework_attempts').dropColumn('closed_at').execute();
  await closedAttempts(db);
  const rows = await db.selectFrom('homework_attempts').select(['student', 'closed_at']).execute();
  expect(new Map(rows.map(({ student, closed_at }) => [student, closed_at]))).toEqual(
    new Map([
      ['closed', end + 20_000],
      ['given-up', null],
      ['whole', null],
      ['open', null],
    ]),
  );
});

import { join as path } from 'node:path';
import Database from 'better-sqlite3';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { aSchool, PASSWORD } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { aFolder, aProcess, aServer } from './school.ts';
import { join } from './socket-client.ts';

/** What may be damaged of a game; each leaves the database as a whole sound. */
const DAMAGES: readonly (readonly [string, string])[] = [
  ['an action that is no JSON', 'update game_log set action = \'{"action":\' where game = ? and seq = 1'],
  ['an action of no known kind', 'update game_log set action = \'{"action":"FLY"}\' where game = ? and seq = 1'],
  ['an entry that is missing', 'delete from game_log where game = ? and seq = 1'],
  ['settings that are none', "update games set settings = '[' where id = ?"],
];

test.each(DAMAGES)('[STO-10] a game with %s is set aside, and nothing else is touched', async (_, sql) => {
  const folder = aFolder();
  const server = await aProcess(folder);
  const school = await aSchool(server.address, 2, { unit_ms: 200, leave_grace_s: 600 });
  const games: string[] = [];
  for (const student of school.students) {
    const game = await school.newGame({ auto_advance: 'true' });
    const [teacher, player] = [await join(school.teacher, game), await join(student, game)];
    await player.act({ action: 'USER_JOIN' });
    await teacher.act({ action: 'START' });
    games.push(game);
  }
  await server.kill();
  const [damaged = '', whole = ''] = games;
  const database = new Database(path(folder, 'fracht.sqlite'));
  expect(database.prepare(sql).run(damaged).changes).toBe(1);
  database.close();
  const address = await aServer({ DATA_DIR: folder });
  const teacher = await new ApiClient(address).logIn('ewa@szkola.test', PASSWORD);
  const list = (await teacher.get('game/get-list/')).payload;
  const watcher = await join(teacher, whole);
  const { now } = watcher.game;
  await until('the other game goes on', () => watcher.game.now > now || watcher.view().now > now);
  const refused = await teacher.post('server/connect/', { game: damaged });
  expect(refused).toMatchObject({ status: 409, message: { code: 'GAME_DAMAGED' } });
  expect(list.map(({ id }: { readonly id: string }) => id)).toContain(whole);
});

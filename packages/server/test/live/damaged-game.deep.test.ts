import { join as path } from 'node:path';
import Database from 'better-sqlite3';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { aSchool, PASSWORD } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { expect, test } from 'vitest';
import { aFolder, aProcess } from './school.ts';
import { join } from './socket-client.ts';
import { aWatched } from './watched.ts';

/** What may be damaged in a game, each by statements that change one row; the database as a whole stays sound. */
const DAMAGES: readonly (readonly [string, ...string[]])[] = [
  ['an action that is no JSON', 'update game_log set action = \'{"action":\' where game = ? and seq = 1'],
  ['an action of no known kind', 'update game_log set action = \'{"action":"FLY"}\' where game = ? and seq = 1'],
  ['an entry that is missing', 'delete from game_log where game = ? and seq = 1'],
  ['settings that are none', "update games set settings = '[' where id = ?"],
  ['a snapshot that is cut', snapshot('{"version":4,"players":[{"id"')],
  ['a snapshot that is no game', snapshot('{"version":4}')],
  ['a clock at no moment', "update game_clocks set at = 'noon' where game = ?"],
  [
    'a library that is cut',
    `insert into frozen_libraries (name, value) values ('cut', '{"emergencies":[{"id"')`,
    "update games set library = 'cut' where id = ?",
  ],
  ['a library that is gone', "update games set library = 'gone' where id = ?"],
];

/** Puts a snapshot before the entries of a game. */
function snapshot(state: string): string {
  return `insert into game_snapshots (game, seq, at, state) values (?, 0, 0, '${state}') on conflict (game) do update set seq = 0, at = 0, state = excluded.state`;
}

/** Damages each of the games in a different way. */
function damage(folder: string, games: readonly string[]): void {
  const database = new Database(path(folder, 'fracht.sqlite'));
  // Allows naming a library that does not exist.
  database.pragma('foreign_keys = off');
  for (const [index, [what, ...statements]] of DAMAGES.entries()) {
    for (const sql of statements) {
      const { changes } = database.prepare(sql).run(...(sql.includes('?') ? [games[index]] : []));
      expect([what, changes]).toEqual([what, 1]);
    }
  }
  database.close();
}

/** The lines of a server's log. */
function recordsIn(said: string): readonly Readonly<Record<string, unknown>>[] {
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line));
}

test('[STO-10] games of which anything is damaged are set aside, each told once in the log, and nothing else is touched', async () => {
  const folder = aFolder();
  const server = await aProcess(folder);
  const school = await aSchool(server.address, 1, { unit_ms: 200, leave_grace_s: 600 });
  const [student] = school.students;
  if (student === undefined) throw new Error('no student');
  const begun = async (): Promise<string> => {
    const game = await school.newGame({ auto_advance: 'true' });
    const [teacher, player] = [await join(school.teacher, game), await join(student, game)];
    await player.act({ action: 'USER_JOIN' });
    await teacher.act({ action: 'START' });
    return game;
  };
  const whole = await begun();
  const damaged: string[] = [];
  while (damaged.length < DAMAGES.length) damaged.push(await begun());
  await server.kill();
  damage(folder, damaged);

  const after = await aWatched(folder);
  const teacher = await new ApiClient(after.address).logIn('ewa@szkola.test', PASSWORD);
  const list = (await teacher.get('game/get-list/')).payload;
  expect(list.map(({ id }: { readonly id: string }) => id)).toContain(whole);
  const { now } = (await join(teacher, whole)).game;
  await until('the other game goes on', async () => (await join(teacher, whole)).game.now > now);
  for (const [index, [what]] of DAMAGES.entries()) {
    for (let time = 0; time < 2; time += 1) {
      const { status, message } = await teacher.post('server/connect/', { game: damaged[index] });
      expect([what, status, message?.code]).toEqual([what, 409, 'GAME_DAMAGED']);
    }
  }
  after.stop();
  const { status, said } = await after.end();
  expect(status).toBe(0);
  const records = recordsIn(said);
  const toldOf = (id: string | undefined) => records.filter(({ game }) => game === id);
  for (const [index, [what]] of DAMAGES.entries()) {
    const game = damaged[index];
    const err = expect.objectContaining({
      message: expect.stringContaining(`of the game ${String(game)} cannot be read`),
    });
    const record = expect.objectContaining({ level: 50, msg: 'a game is damaged and was set aside', err });
    expect([what, toldOf(game)]).toEqual([what, [record]]);
  }
  expect(toldOf(whole)).toEqual([]);
});

import { join } from 'node:path';
import { playGame } from '@fracht/bots';
import { gameEndsAt, type LogEntry, type PlayerUser } from '@fracht/engine';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson } from '@fracht/testing/school/school.ts';
import { SERVER_ARGS } from '../../scripts/lib/server.mjs';
import { rowOf } from '../../packages/server/src/games/log/entries.ts';
import { openSqliteLog } from '../../packages/server/src/games/log/sqlite-log.ts';
import { setupOf } from '../../packages/server/src/games/read-game.ts';
import { openSqlite } from '../../packages/server/src/storage/sqlite/open-sqlite.ts';
import { type Place, startChild } from './child.ts';
import { ADMIN, PASSWORD, somebody } from './school.ts';
import { DAY } from './setup.ts';

const TEACHER = 'omowienie@szkola.example';
/** How long before its end the lesson is left, in game seconds, so that it does not end by itself. */
const LEFT_BEFORE = 3600;

/** A school whose server is down: its only game was played almost to the end. */
export type PlayedSchool = {
  readonly game: string;
  readonly teacher: ApiClient;
  readonly students: readonly ApiClient[];
  readonly actions: number;
};

/** Makes a school by calls of the built server, with a game of so many students, and lets bots play it to its last hour while the server is down. */
export async function playedSchool(
  place: Place,
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<PlayedSchool> {
  const server = await startChild(SERVER_ARGS, 'readyz', env, place);
  try {
    const address = `http://127.0.0.1:${server.port}`;
    const admin = await new ApiClient(address).logIn(ADMIN.email, ADMIN.password);
    await addPerson(admin, { ...somebody(TEACHER), type: 'TEACHER' });
    const teacher = await new ApiClient(address).logIn(TEACHER, PASSWORD);
    const { id: group } = await teacher.call(CALLS.addGroup, { body: { name: 'Omówienie' } });
    const students: ApiClient[] = [];
    for (let index = 1; index <= count; index += 1) {
      const email = `omowienie-${index}@szkola.example`;
      await addPerson(teacher, { ...somebody(email), type: 'STUDENT', group });
      students.push(await new ApiClient(address).logIn(email, PASSWORD));
    }
    const { id: game } = await teacher.call(CALLS.addGame, { body: { group, seed: `omówienie ${count}` } });
    await server.stop();
    return { game, teacher, students, actions: await play(place, game) };
  } finally {
    await server.stop();
  }
}

/** Plays the game with ordinary bots in its students' places, and stores what they did; gives how many actions. */
async function play({ folder }: Place, id: string): Promise<number> {
  const file = join(folder, 'fracht.sqlite');
  const [storage, log] = [await openSqlite(file, Date.now()), openSqliteLog(file)];
  try {
    const game = await storage.games.find(id);
    if (game === null) throw new Error('No game');
    const setup = setupOf(game, await storage.library.frozen(game.library));
    const seats = game.players.map((player) => ({ user: named(player.id), level: 'ordinary' as const }));
    const played = playGame(setup, named(game.teacher), seats, DAY).log;
    const kept = played.filter(({ at }) => at < gameEndsAt(setup) - LEFT_BEFORE);
    await Promise.all(kept.map((entry) => log.append(id, rowOf(withId(entry)))));
    return kept.length;
  } finally {
    await log.close();
    await storage.close();
  }
}

/** Names are joined when the game is read. */
function named(id: string): PlayerUser {
  return { id, first_name: '', last_name: '', num_games: 0 };
}

/** Players' actions have an id in the log. */
function withId(entry: LogEntry): LogEntry {
  return entry.player === null ? entry : { ...entry, id: `a${entry.seq}` };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { PAST_GAMES } from '../../src/demo/past-games.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { aFolder } from './school.ts';
import { builtServer } from '../support/built-server.ts';
import { COMPILED } from '../support/compiled.ts';

const PORTS = { PORT: '0', SOCKET_PORT: '0', DEMO: '1' };

/** A first start on the folder that is killed as soon as the query gives this many rows. */
async function startKilledAt(folder: string, query: string, rows: number): Promise<void> {
  const env = { ...COMPILED, ...PORTS, DATA_DIR: folder };
  const child = spawn(process.execPath, [await builtServer()], { env, stdio: 'ignore' });
  const exit = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  await until(`${rows} rows of ${query}`, () => countIn(folder, query) >= rows);
  child.kill('SIGKILL');
  await exit;
}

function countIn(folder: string, query: string): number {
  const file = join(folder, 'fracht.sqlite');
  if (!existsSync(file)) return 0;
  const db = new Database(file, { readonly: true });
  try {
    const isMade = db.prepare("select 1 from sqlite_master where name = 'users'").get() !== undefined;
    return isMade ? db.prepare(query).all().length : 0;
  } finally {
    db.close();
  }
}

test('[RUN-3] a first start that is killed while the demo school is made leaves no half of it: the next one makes the rest', async () => {
  const folder = aFolder();
  await startKilledAt(folder, 'select id from users', 1);
  await startKilledAt(folder, 'select id from games', 2);
  expect(countIn(folder, "select id from games where state = 'FINISHED'")).toBeLessThan(PAST_GAMES.length);
  const config = readConfig({ ...PORTS, DATA_DIR: folder });
  const server = await startServer(config, { log: makeLog('silent') });
  onTestFinished(() => server.close());
  expect(server.demo?.accounts).toHaveLength(9);
  const teacher = await new ApiClient(server.address).logIn(
    'barbara.nowicka@szkola.example',
    server.demo?.password ?? '',
  );
  const games = (await teacher.get('game/get-list/')).payload;
  expect(games.map(({ state }: { state: string }) => state)).toEqual(PAST_GAMES.map(() => 'FINISHED'));
  const groups = (await teacher.get('group/get/')).payload;
  expect(
    groups.map(({ num_games, users }: { num_games: number; users: unknown[] }) => [num_games, users.length]),
  ).toEqual([
    [3, 4],
    [3, 4],
  ]);
  const numbers: number[] = games.map(({ number }: { number: number }) => number);
  expect(numbers.sort((one, other) => one - other)).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

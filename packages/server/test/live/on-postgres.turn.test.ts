import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join as within } from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import { aWebp } from '../support/a-webp.ts';
import { NO_COST } from '../support/new-school.ts';
import { aPostgres, onPostgres, onServer } from '../support/postgres.ts';
import { until } from '@fracht/testing/school/until.ts';
import { ADMIN, aSchool } from '@fracht/testing/school/school.ts';
import { aFolder, aServer } from './school.ts';

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
/** The connections that hold the lock of the whole database, by their process ids. */
const holders = (url: string) =>
  onServer<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and database = (select oid from pg_database where datname = '${nameOf(url)}')`,
  );
const cut = (url: string) =>
  onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(url)}'`);

async function aDatabase(): Promise<string> {
  const { url, drop } = await aPostgres();
  onTestFinished(drop);
  return url;
}

/** The one line that a failed start prints. */
async function refusal(variables: Readonly<Record<string, string>>): Promise<string> {
  const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DATA_DIR: aFolder(), ...ADMIN, ...variables });
  const started = startServer(config, { log: makeLog('silent'), hashCost: NO_COST });
  return started.then(
    async (server) => {
      await server.close();
      return 'started';
    },
    (error: unknown) => String(error instanceof Error ? error.message : error),
  );
}

onPostgres('a server on PostgreSQL', () => {
  test('[CFG-4] [STO-7] it keeps nothing of the school in its directory, and is alone on its database', async () => {
    const [url, folder] = [await aDatabase(), aFolder()];
    const school = await aSchool(await aServer({ DATABASE_URL: url, DATA_DIR: folder }), 1, {});
    const game = await school.newGame();
    expect(await onServer('select id from games', url)).toEqual([{ id: game }]);
    expect(existsSync(within(folder, 'fracht.sqlite'))).toBe(false);
    expect(await refusal({ DATABASE_URL: url })).toMatch(/^DATABASE_TAKEN: [^\n]+$/u);
  });

  test('[CFG-4] pictures of its directory are taken into the database, once, and it says so', async () => {
    const [url, folder, lines] = [await aDatabase(), aFolder(), new PassThrough()];
    const [kept, removed] = ['abcdefghijkmnpqr.webp', 'rqpnmkjihgfedcba.webp'];
    const bytesOf = (name: string) => aWebp(Buffer.from(name));
    mkdirSync(within(folder, 'uploads'));
    for (const name of [kept, removed]) writeFileSync(within(folder, 'uploads', name), bytesOf(name));
    const told: string[] = [];
    lines.on('data', (line: Buffer) => told.push(...(/pictures[^"]*/u.exec(String(line)) ?? [])));
    const start = async () => {
      const variables = { PORT: '0', SOCKET_PORT: '0', DATA_DIR: folder, DATABASE_URL: url, ...ADMIN };
      return startServer(readConfig(variables), { log: pino(lines), hashCost: NO_COST });
    };
    const rows = () => onServer('select name, bytes from pictures order by name', url);
    const first = await start();
    const served = await fetch(`${first.address}/pictures/${kept}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(bytesOf(kept));
    await first.close();
    expect(await rows()).toEqual([kept, removed].map((name) => ({ name, bytes: bytesOf(name) })));
    expect(told).toEqual(['pictures were taken into the database']);
    await onServer(`delete from pictures where name = '${removed}'`, url);
    const second = await start();
    expect((await fetch(`${second.address}/pictures/${removed}`)).status).toBe(404);
    await second.close();
    expect(await rows()).toHaveLength(1);
    expect(told).toHaveLength(1);
    expect(readdirSync(within(folder, 'uploads')).toSorted()).toEqual([kept, removed]);
  });

  test('[STO-8] where every connection breaks it makes new ones, and is still the only one', async () => {
    const url = await aDatabase();
    const address = await aServer({ DATABASE_URL: url });
    const before = await holders(url);
    expect(before).toHaveLength(1);
    await cut(url);
    await until('the lock is held by a new connection', async () => {
      const now = await holders(url);
      return now.length === 1 && now[0]?.pid !== before[0]?.pid;
    });
    const isReady = async () => (await fetch(`${address}/readyz`)).status === 200;
    await until('it is ready again', isReady);
    expect(await refusal({ DATABASE_URL: url })).toMatch(/^DATABASE_TAKEN/u);
  });

  test('[STO-7] a server whose database was taken by another one ends, and says so', async () => {
    const url = await aDatabase();
    const told: string[] = [];
    const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DATA_DIR: aFolder(), DATABASE_URL: url, ...ADMIN });
    const first = await startServer(config, {
      log: makeLog('silent'),
      hashCost: NO_COST,
      onDataGone: ({ code }) => told.push(code),
    });
    onTestFinished(() => first.close());
    const thief = 'select pg_advisory_lock(2, 0), pg_sleep(600)';
    const stealing = onServer(thief, url).then(() => 'stolen', String);
    await until(
      'the thief waits',
      async () => (await onServer(`select 1 from pg_locks where not granted`, url)).length > 0,
    );
    for (const { pid } of await holders(url)) await onServer(`select pg_terminate_backend(${String(pid)})`);
    await until('it is told', () => told.length > 0);
    expect(told).toEqual(['DATABASE_TAKEN']);
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where query = '${thief}'`);
    expect(await stealing).toContain('terminat');
  });

  test('[RUN-1] a database that is not there, is newer, or nobody may write to ends the start with one line, without the password', async () => {
    const [newer, shut] = [await aDatabase(), await aDatabase()];
    await (
      await startServer(
        readConfig({ ...ADMIN, PORT: '0', SOCKET_PORT: '0', DATA_DIR: aFolder(), DATABASE_URL: newer }),
        { log: makeLog('silent'), hashCost: NO_COST },
      )
    ).close();
    await onServer(`insert into migrations values ('9999-future', 0)`, newer);
    await onServer(`alter database ${nameOf(shut)} set default_transaction_read_only = on`);
    const nobody = new URL(newer);
    nobody.pathname = '/fracht_nobody_made';
    nobody.password = 'tajne-haslo';
    expect(await refusal({ DATABASE_URL: newer })).toMatch(/^DATABASE_NEWER: [^\n]+9999-future[^\n]+$/u);
    expect(await refusal({ DATABASE_URL: shut })).toMatch(/^DATABASE_UNFIT: [^\n]+$/u);
    const line = await refusal({ DATABASE_URL: nobody.href });
    expect(line).toMatch(/^DATABASE_UNREACHABLE: [^\n]+3D000[^\n]+$/u);
    expect(line).not.toContain('tajne-haslo');
    expect(await refusal({ DATABASE_URL: 'postgres://x@127.0.0.1:1/y' })).toMatch(
      /^DATABASE_UNREACHABLE: [^\n]+ECONNREFUSED/u,
    );
  });
});

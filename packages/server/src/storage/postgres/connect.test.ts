import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aPostgres, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { TcpProxy } from '../../../test/cluster/tcp-proxy.ts';
import { isStorageAway } from '../storage-away.ts';
import { isDatabaseAway } from './away.ts';
import { type Patience, poolOf, queriesOver, WITHOUT_END } from './connect.ts';

onPostgres('connections to PostgreSQL', () => {
  async function aDatabase(): Promise<string> {
    const { url, drop } = await aPostgres();
    onTestFinished(drop);
    return url;
  }

  function open(url: string, patience?: Patience) {
    const db = queriesOver(poolOf(url, 2, patience));
    onTestFinished(() => db.destroy());
    return db;
  }

  const failed = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no error',
      (error: unknown) => error,
    );

  test('[STO-8] one that breaks between two statements of a transaction fails that one, and the next has another', async () => {
    const db = open(await aDatabase());
    const isThere = async (pid: number): Promise<boolean> =>
      (await onServer(`select 1 from pg_stat_activity where pid = ${String(pid)}`)).length > 0;
    const cut = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const [{ pid } = { pid: 0 }] = rows;
      await onServer(`select pg_terminate_backend(${String(pid)})`);
      await until('the connection is gone', async () => !(await isThere(pid)));
      await sql`select 1`.execute(transaction);
    });
    expect(isDatabaseAway(await failed(cut))).toBe(true);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('[LVG-14] a database that stands still lets nobody wait for ever: who waits hears that it is away, and later all goes on', async () => {
    const url = await aDatabase();
    const proxy = await TcpProxy.to(url, 5432);
    onTestFinished(() => proxy.close());
    const db = open(proxy.over(url), { silence: 500 });
    const begun = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      proxy.hush();
      await sql`select 2`.execute(transaction);
    });
    expect(isStorageAway(await failed(begun))).toBe(true);
    // One of these has a connection that is open already, the others have none.
    const asked = [1, 2, 3].map(() => failed(sql`select 1`.execute(db)));
    expect((await Promise.all(asked)).map(isStorageAway)).toEqual([true, true, true]);
    proxy.mend();
    // On a busy machine a connection may take longer than this database may be silent.
    const again = async () => (await sql`select 1 as one`.execute(db)).rows;
    await vi.waitFor(async () => expect(await again()).toEqual([{ one: 1 }]), { timeout: 30_000 });
  });

  test('[LVG-14] a statement that takes too long is given up, by the database too', async () => {
    const url = await aDatabase();
    const db = open(url, { silence: 500 });
    expect(isStorageAway(await failed(sql`select pg_sleep(600)`.execute(db)))).toBe(true);
    const sleeping = `select 1 from pg_stat_activity where query like 'select pg_sleep(600)%' and state = 'active'`;
    await until('it sleeps no more', async () => (await onServer(sleeping, url)).length === 0);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('[LVG-14] calls have ten seconds for each statement, work on a whole school has all the time it needs', async () => {
    const url = await aDatabase();
    const limits = async (patience?: Patience) => {
      const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
        open(url, patience),
      );
      return rows.map(({ setting }) => setting);
    };
    expect(await limits()).toEqual(['10000', '10000']);
    expect(await limits(WITHOUT_END)).toEqual(['0', '0']);
  });
});

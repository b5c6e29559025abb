import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aPostgres, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { isDatabaseAway } from './away.ts';
import { poolOf, queriesOver } from './connect.ts';

onPostgres('connections to PostgreSQL', () => {
  test('[STO-8] one that breaks between two statements of a transaction fails that one, and the next has another', async () => {
    const { url, drop } = await aPostgres();
    const db = queriesOver(poolOf(url, 1));
    onTestFinished(async () => {
      await db.destroy();
      await drop();
    });
    const isThere = async (pid: number): Promise<boolean> =>
      (await onServer(`select 1 from pg_stat_activity where pid = ${String(pid)}`)).length > 0;
    const cut = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const [{ pid } = { pid: 0 }] = rows;
      await onServer(`select pg_terminate_backend(${String(pid)})`);
      await until('the connection is gone', async () => !(await isThere(pid)));
      await sql`select 1`.execute(transaction);
    });
    const error: unknown = await cut.then(
      () => null,
      (failed: unknown) => failed,
    );
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseAway(error)).toBe(true);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});

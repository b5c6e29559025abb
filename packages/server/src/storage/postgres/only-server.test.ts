import { expect, onTestFinished, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { aPostgres, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { holdDatabase, lockClient, NOTICES, SERVER_LOCKS } from './only-server.ts';

onPostgres('locks of a whole database', () => {
  test('[STO-12] the database looks after the connection that holds them, at rest and while an answer is under way', async () => {
    const { url, drop } = await aPostgres();
    const client = lockClient(url);
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await drop();
    });
    await client.query(NOTICES);
    const { rows } = await client.query(
      `select name, setting from pg_settings where name like 'tcp\\_%' order by name`,
    );
    expect(rows).toEqual([
      { name: 'tcp_keepalives_count', setting: '3' },
      { name: 'tcp_keepalives_idle', setting: '10' },
      { name: 'tcp_keepalives_interval', setting: '5' },
      { name: 'tcp_user_timeout', setting: '25000' },
    ]);
  });

  test('[STO-8] it stands while the lock is held, and not while somebody was quicker after its connection broke', async () => {
    const { url, drop } = await aPostgres();
    const thief = lockClient(url, 0);
    await thief.connect();
    const hold = await holdDatabase(url, 'ALONE', () => undefined);
    onTestFinished(async () => {
      await hold.release();
      await thief.end();
      await drop();
    });
    expect(hold.stands).toBe(true);
    const stolen = thief.query('select pg_advisory_lock($1, 0)', [SERVER_LOCKS]);
    const waiting =
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
    await until('the thief waits', async () => (await onServer(waiting, url)).length > 0);
    const holder =
      'select pid from pg_locks where locktype = $$advisory$$ and granted and database = (select oid from pg_database where datname = current_database())';
    await onServer(`select pg_terminate_backend(pid) from (${holder}) as holders`, url);
    await stolen;
    await until('it is noticed', () => !hold.stands);
    await thief.query('select pg_advisory_unlock($1, 0)', [SERVER_LOCKS]);
    await until('it is held again', () => hold.stands);
  });
});

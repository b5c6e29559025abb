import { expect, onTestFinished, test } from 'vitest';
import { until } from '@fracht/testing/school/until.ts';
import { TcpProxy } from '../../../test/cluster/tcp-proxy.ts';
import { aPostgres, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { type Housekeeper, keepHouse } from './housekeeper.ts';
import { holdDatabase, type Sharing, TakenDatabase } from './only-server.ts';

async function aDatabase(): Promise<string> {
  const { url, drop } = await aPostgres();
  onTestFinished(drop);
  return url;
}

function aHousekeeper(url: string): Housekeeper {
  const housekeeper = keepHouse(url);
  onTestFinished(housekeeper.close);
  return housekeeper;
}

onPostgres('several processes of one school', () => {
  test('[CLU-7] one of them keeps house; when its connection ends another takes over, and there are never two', async () => {
    const url = await aDatabase();
    const all = [aHousekeeper(url), aHousekeeper(url), aHousekeeper(url)];
    const keeping = () => all.filter((one) => one.isMe());
    await until('one keeps house', () => keeping().length === 1);
    const [first] = keeping();
    await first?.close();
    await until('another does', () => keeping().length === 1 && keeping()[0] !== first);
    const holder = `select pid from pg_locks where locktype = 'advisory' and granted and classid = 2 and objid = 1
      and database = (select oid from pg_database where datname = '${new URL(url).pathname.slice(1)}')`;
    expect(await onServer(holder)).toHaveLength(1);
    const broken = await onServer(holder);
    await onServer(`select pg_terminate_backend(pid) from (${holder}) as held`);
    await until('somebody does again', async () => {
      const now = await onServer(holder);
      return now.length === 1 && JSON.stringify(now) !== JSON.stringify(broken) && keeping().length === 1;
    });
  });

  test('[RUN-3] what a start makes is made by one after another, also where one of them fails', async () => {
    const url = await aDatabase();
    const [one, two, three] = [aHousekeeper(url), aHousekeeper(url), aHousekeeper(url)];
    const steps: string[] = [];
    let go: () => void = () => undefined;
    const going = new Promise<void>((resolve) => {
      go = resolve;
    });
    const first = one.inStartTurn(async () => {
      steps.push('first begins');
      await going;
      steps.push('first ends');
      throw new Error('no room');
    });
    await until('the first has begun', () => steps.length > 0);
    const others = [two, three].map((other) => other.inStartTurn(async () => steps.push('next')));
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted and classid = 2 and objid = 2
      and database = (select oid from pg_database where datname = '${new URL(url).pathname.slice(1)}')`;
    await until('the others wait', async () => (await onServer(waiting)).length === 2);
    go();
    await expect(first).rejects.toThrow('no room');
    await Promise.all(others);
    expect(steps).toEqual(['first begins', 'first ends', 'next', 'next']);
  });

  test('[STO-7] a database is shared by those who say so, and kept from whoever is alone, either way', async () => {
    const url = await aDatabase();
    const hold = async (sharing: Sharing) => {
      const held = await holdDatabase(url, sharing, () => undefined);
      onTestFinished(() => held.release());
      return held;
    };
    const two = [await hold('SEVERAL'), await hold('SEVERAL')];
    await expect(hold('ALONE')).rejects.toThrow(TakenDatabase);
    for (const one of two) await one.release();
    await hold('ALONE');
    await expect(hold('SEVERAL')).rejects.toThrow(TakenDatabase);
  });

  test('[CLU-7] whose database is silent keeps house no more, and does again when it answers', async () => {
    const url = await aDatabase();
    const proxy = await TcpProxy.to(url, 5432);
    onTestFinished(() => proxy.close());
    const housekeeper = keepHouse(proxy.over(url), 500);
    onTestFinished(housekeeper.close);
    await until('it keeps house', () => housekeeper.isMe());
    proxy.hush();
    await until('it does not', () => !housekeeper.isMe());
    proxy.mend();
    await until('it does again', () => housekeeper.isMe());
    expect(proxy.asked).toBeGreaterThan(1);
  });

  test('[STO-7] who holds a database that was silent holds it again when it answers', async () => {
    const url = await aDatabase();
    const proxy = await TcpProxy.to(url, 5432);
    onTestFinished(() => proxy.close());
    let isTaken = false;
    const patience = { lookEvery: 100, answeredIn: 500 };
    const held = await holdDatabase(proxy.over(url), 'ALONE', () => (isTaken = true), patience);
    onTestFinished(() => held.release());
    const holders = `select pid from pg_locks where locktype = 'advisory' and granted and classid = 2 and objid = 0
      and database = (select oid from pg_database where datname = '${new URL(url).pathname.slice(1)}')`;
    const [before] = await onServer(holders);
    expect(before).toBeDefined();
    proxy.hush();
    await until('it gives the connection up and asks for another', () => proxy.asked > 1);
    proxy.mend();
    await until('it holds it by another', async () => {
      const [now] = await onServer(holders);
      return now !== undefined && JSON.stringify(now) !== JSON.stringify(before);
    });
    expect(isTaken).toBe(false);
    await expect(holdDatabase(url, 'ALONE', () => undefined)).rejects.toThrow(TakenDatabase);
  });
});

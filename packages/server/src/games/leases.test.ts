import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { aGame, fill } from '../../test/live/a-game.ts';
import { until } from '@fracht/testing/school/until.ts';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { anEntry } from '../../test/support/log-contract.ts';
import { aPostgres, type MadeDatabase, onPostgres, onServer } from '../../test/support/postgres.ts';
import { makeLog } from '../log.ts';
import { leaseTable } from '../storage/postgres/leases.ts';
import { openPostgres } from '../storage/postgres/open-postgres.ts';
import { GameRegistry } from '../live/game-registry.ts';
import { isLive, type LiveGame } from '../live/live-game.ts';
import { Leases } from './leases.ts';
import type { GameLog } from './log/game-log.ts';
import { openPostgresLog } from './log/postgres-log.ts';
import { Scheduler } from './scheduler/scheduler.ts';

const LOST = { code: 'LEASE_LOST' };
const mine = (epoch: number) => ({ isMine: true, epoch });

onPostgres('leases of games', () => {
  let filled: MadeDatabase;
  let database: MadeDatabase;

  beforeAll(async () => {
    filled = await aPostgres();
    await fill(await openPostgres(filled.url, 0), [aGame({ id: 'g1' }), aGame({ id: 'g2' })]);
  });

  afterAll(() => filled.drop());

  beforeEach(async ({ onTestFinished: afterwards }) => {
    database = await aPostgres(filled);
    afterwards(database.drop);
  });

  /** One process of several; the test sets its clock, that of the database is the real one. */
  function aProcess() {
    const clock = new ManualClock(1_800_000_000_000);
    const leases = new Leases({
      table: leaseTable(database.url, 0),
      scheduler: new Scheduler(clock),
      logger: makeLog('silent'),
    });
    const lost: string[] = [];
    leases.onLost((game) => lost.push(game));
    let closed: Promise<void> | null = null;
    const close = (): Promise<void> => (closed ??= leases.close());
    onTestFinished(close);
    return { clock, leases, lost, close };
  }

  const sql = (statement: string) => onServer(statement, database.url);
  /** As if it had not been renewed for long, by the database's clock. */
  const expire = () => sql('update game_leases set expires = 0');
  const renewed = async () => (await sql('select 1 from game_leases where expires > 0')).length > 0;

  test('[CLU-2] a game is taken once, whoever asks; given away it is taken in the next epoch', async () => {
    const [one, { leases: two, close }] = [aProcess().leases, aProcess()];
    expect(await one.take('g1')).toEqual(mine(1));
    expect(await one.take('g1')).toEqual(mine(1));
    expect(await two.take('g1')).toEqual({ isMine: false, owner: one.me });
    expect([one.epochOf('g1'), two.epochOf('g1'), await two.ownerOf('g1')]).toEqual([1, null, one.me]);
    expect([await one.others(), await two.others()]).toEqual([[], [one.me]]);
    await one.release('g1');
    expect([one.epochOf('g1'), await two.ownerOf('g1')]).toEqual([null, null]);
    expect(await two.take('g1')).toEqual(mine(2));
    await close();
    expect(await aProcess().leases.take('g1')).toEqual(mine(3));
  });

  test('[CLU-2] of many who take a game at the same time exactly one gets it', async () => {
    const processes = Array.from({ length: 4 }, () => aProcess().leases);
    for (const epoch of [1, 2, 3, 4, 5]) {
      const claims = await Promise.all(processes.flatMap((one) => [one.take('g1'), one.take('g1')]));
      const owners = processes.filter((one) => one.epochOf('g1') === epoch);
      expect(owners).toHaveLength(1);
      expect(claims.filter(({ isMine }) => isMine)).toEqual([mine(epoch), mine(epoch)]);
      for (const one of owners) await one.release('g1');
    }
  });

  test('[CLU-2] the database decides when a lease has expired, and epochs begin above those of the log', async () => {
    const [one, two] = [aProcess(), aProcess()];
    await sql(`insert into game_log values ('g1', 1, 0, null, 'TEACHER', '', '{}', null, 7)`);
    expect(await one.leases.take('g1')).toEqual(mine(8));
    one.clock.sleep(3_600_000);
    two.clock.sleep(3_600_000);
    expect(await two.leases.take('g1')).toEqual({ isMine: false, owner: one.leases.me });
    await expire();
    expect(await two.leases.take('g1')).toEqual(mine(9));
  });

  test('[CLU-2] where the clock of the database was set back, what a lost owner had is taken at once, and a lease in order is not', async () => {
    const [one, two] = [aProcess().leases, aProcess().leases];
    await sql(`insert into game_clocks values ('g1', 0), ('g2', 0)`);
    await one.take('g1');
    await one.take('g2');
    expect([await two.take('g1'), await two.strays(9)]).toEqual([{ isMine: false, owner: one.me }, []]);
    // As if the clock went back an hour right after a renewal.
    await sql(`update game_leases set expires = expires + 3600000 where game = 'g1'`);
    expect([await two.strays(9), await two.ownerOf('g1')]).toEqual([['g1'], null]);
    expect(await two.take('g1')).toEqual(mine(2));
    expect([await one.ownerOf('g1'), await two.strays(9)]).toEqual([two.me, []]);
    await sql('update game_leases set expires = expires + 3600000');
    expect([await one.others(), await two.others()]).toEqual([[], []]);
  });

  test('[CLU-2] a game that was given away is free whatever the clock of the database is set to', async () => {
    const [one, two] = [aProcess(), aProcess()];
    for (const game of ['g1', 'g2']) await one.leases.take(game);
    await one.leases.release('g1');
    await one.close();
    expect(await sql('select expires from game_leases')).toEqual([{ expires: 0 }, { expires: 0 }]);
    expect(await two.leases.take('g1')).toEqual(mine(2));
  });

  test('[CLU-2] a lease is renewed as long as its process lives, and answers for 1.5 s after that', async () => {
    const { clock, leases, lost } = aProcess();
    await leases.take('g1');
    for (const round of [1, 2, 3]) {
      await expire();
      clock.move(500);
      await until(`renewal ${round}`, renewed);
      clock.move(0);
    }
    await until('it is heard', () => leases.epochOf('g1') === 1);
    clock.sleep(1400);
    expect(leases.epochOf('g1')).toBe(1);
    clock.sleep(101);
    expect([leases.epochOf('g1'), lost]).toEqual([null, []]);
  });

  test('[CLU-2] a process that was stopped while another took its game acknowledges nothing from the first moment, and hears of its loss', async () => {
    const [one, two] = [aProcess(), aProcess()];
    await Promise.all([one.leases.take('g1'), one.leases.take('g2')]);
    const log = openPostgresLog(database.url, one.leases);
    onTestFinished(() => log.close());
    await log.append('g1', anEntry(1));
    await expire();
    expect(await two.leases.take('g1')).toEqual(mine(2));
    one.clock.sleep(10_000);
    expect(one.leases.epochOf('g1')).toBeNull();
    await expect(log.append('g1', anEntry(2))).rejects.toMatchObject(LOST);
    await until('it is told', () => one.lost.length > 0);
    await until('the other game goes on', () => one.leases.epochOf('g2') === 1);
    expect([one.lost, one.leases.epochOf('g1')]).toEqual([['g1'], null]);
    expect(await one.leases.take('g1')).toEqual({ isMine: false, owner: two.leases.me });
  });

  test('[CLU-4] a process that cannot reach the database loses its games, throws nothing, and takes them again afterwards', async () => {
    const { clock, leases, lost } = aProcess();
    await leases.take('g1');
    const name = new URL(database.url).pathname.slice(1);
    await onServer(`alter database ${name} allow_connections false`);
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await expect(leases.take('g2')).rejects.toThrow(/terminat|accept|clos/iu);
    await until('it is given up', () => {
      clock.move(500);
      return lost.length > 0;
    });
    expect([leases.epochOf('g1'), lost]).toEqual([null, ['g1']]);
    await leases.release('g1');
    await onServer(`alter database ${name} allow_connections true`);
    expect(await leases.take('g1')).toEqual(mine(2));
  });

  test('strays are live games that nobody owns, some of them', async () => {
    const { leases } = aProcess();
    await sql(`insert into game_clocks values ('g1', 0), ('g2', 0)`);
    expect((await leases.strays(9)).toSorted()).toEqual(['g1', 'g2']);
    expect(await leases.strays(1)).toHaveLength(1);
    await leases.take('g1');
    expect(await leases.strays(9)).toEqual(['g2']);
    await expire();
    expect(await leases.strays(9)).toHaveLength(2);
  });

  test('a game removed takes its lease along', async () => {
    const { leases, clock, lost } = aProcess();
    await leases.take('g1');
    await sql(`delete from games where id = 'g1'`);
    clock.move(500);
    await until('it is told', () => lost.length > 0);
    expect(await leases.ownerOf('g1')).toBeNull();
  });

  /** A process with its games. */
  async function aMember() {
    const { clock, leases } = aProcess();
    const storage = await openPostgres(database.url, 0);
    const log: GameLog = openPostgresLog(database.url, leases);
    const scheduler = new Scheduler(clock);
    const registry = new GameRegistry({
      storage,
      log,
      ownership: leases,
      scheduler,
      logger: makeLog('silent'),
      now: clock.now,
      steady: clock.now,
    });
    onTestFinished(async () => {
      await registry.close();
      await log.close();
      await storage.close();
    });
    const open = async (): Promise<LiveGame> => {
      const live = await registry.open('g1');
      if (!isLive(live)) throw new Error('no game');
      return live;
    };
    return { leases, registry, open };
  }

  test('[CLU-4] two processes play one game after the other, each entry in its epoch, and an action sent twice counts once', async () => {
    const [one, two] = [await aMember(), await aMember()];
    const first = await one.open();
    const run = { id: 'end', action: { action: 'FINISH' } } as const;
    await first.host.serve({ action: 'RUN' });
    expect(await two.registry.open('g1')).toEqual({ elsewhere: one.leases.me });
    await expire();
    const second = await two.open();
    expect(second.host.state).toEqual(first.host.state);
    await expect(first.host.act({ player: 'ewa', type: 'TEACHER' }, run, null)).rejects.toMatchObject(LOST);
    const answer = await second.host.act({ player: 'ewa', type: 'TEACHER' }, run, null);
    await two.registry.close();
    const third = await one.open();
    expect(await third.host.act({ player: 'ewa', type: 'TEACHER' }, run, null)).toEqual({ ...answer, isRepeat: true });
    const rows = await sql('select seq, epoch from game_log order by seq');
    expect(rows).toEqual([
      { seq: 1, epoch: 1 },
      { seq: 2, epoch: 2 },
    ]);
    expect([first.room.seq, second.room.seq, third.room.seq].map((seq) => Math.floor(seq / 1_000_000))).toEqual([
      0, 1, 2,
    ]);
  });
});

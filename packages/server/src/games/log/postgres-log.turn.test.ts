import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { aGame, fill } from '../../../test/live/a-game.ts';
import { anEntry, logContract } from '../../../test/support/log-contract.ts';
import { newId } from '../../ids.ts';
import { aPostgres, type MadeDatabase, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { leaseTable } from '../../storage/postgres/leases.ts';
import { openPostgres } from '../../storage/postgres/open-postgres.ts';
import { ALONE, type Ownership } from '../ownership.ts';
import type { GameLog } from './game-log.ts';
import { openPostgresLog } from './postgres-log.ts';

/** Takes both games for one more process, since there is none that would renew or lose them. */
async function taken(url: string): Promise<Ownership> {
  const table = leaseTable(url);
  const me = newId();
  for (const game of ['g1', 'g2']) {
    await onServer(`update game_leases set expires = 0 where game = '${game}'`, url);
    await table.take(game, me);
  }
  const epochs = new Map((await table.renew(me, ['g1', 'g2'])).entries());
  await table.close();
  return { ...ALONE, me, epochOf: (game) => epochs.get(game) ?? null };
}

/**
 * A log for the next process: the only one of a school, or one among several. In `npm test` the general tests of logs use the second, which does what the first does
 * and more.
 */
const KINDS = [
  { kind: 'alone', open: async (url: string) => openPostgresLog(url), isWhole: atDepth({ few: false, many: true }) },
  { kind: 'under leases', open: async (url: string) => openPostgresLog(url, await taken(url)), isWhole: true },
];

onPostgres.each(KINDS)('the log in PostgreSQL, $kind', ({ open, isWhole }) => {
  let filled: MadeDatabase;
  let database: MadeDatabase;
  let log: GameLog;

  beforeAll(async () => {
    filled = await aPostgres();
    await fill(await openPostgres(filled.url, 0), [aGame({ id: 'g1' }), aGame({ id: 'g2' })]);
  });

  afterAll(() => filled.drop());

  beforeEach(async () => {
    database = await aPostgres(filled);
    log = await open(database.url);
  });

  afterEach(async () => {
    await log.close();
    await database.drop();
  });

  if (isWhole)
    logContract(
      () => log,
      async () => {
        await log.close();
        log = await open(database.url);
      },
    );

  test('a game that is just laid to rest is among the live ones no more, however long that takes', async () => {
    await onServer(
      `create function dawdle() returns trigger language plpgsql as
        'begin perform pg_sleep(0.1); return old; end';
      create trigger dawdle before delete on game_clocks for each row execute function dawdle()`,
      database.url,
    );
    await log.append('g1', anEntry(1));
    await log.append('g2', anEntry(1));
    const resting = [log.rest('g1'), log.rest('g2')];
    expect(await log.live()).toEqual([]);
    await Promise.all(resting);
  });

  test('a closed log refuses', async () => {
    await log.close();
    await expect(log.append('g1', anEntry(1))).rejects.toThrow('the log is closed');
    log = await open(database.url);
  });

  test('[STO-8] a game that is not there fails alone, in the same statement', async () => {
    const results = await Promise.allSettled([
      log.append('g1', anEntry(1)),
      log.append('g2', anEntry(1)),
      log.append('nobody', anEntry(1)),
      log.append('g1', anEntry(2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  test('[STO-8] where all connections break, what was under way fails or is stored, and the log goes on by itself', async () => {
    await log.append('g1', anEntry(1));
    const given = Array.from({ length: 200 }, (_, index) => log.append('g2', anEntry(index + 1)));
    const outcomes = Promise.allSettled(given);
    await onServer(
      `select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = '${nameOf(database)}'`,
    );
    const kept = (await outcomes).flatMap(({ status }, index) => (status === 'fulfilled' ? [index + 1] : []));
    const { entries } = await log.read('g2');
    const stored = new Set(entries.map(({ seq }) => seq));
    expect(kept.filter((seq) => !stored.has(seq))).toEqual([]);
    await log.append('g1', anEntry(2));
    expect((await log.read('g1')).seq).toBe(2);
  });

  test('epochs of entries begin with 1 and never fall', async () => {
    await log.append('g1', anEntry(1));
    await log.close();
    const another = openPostgresLog(database.url, await taken(database.url));
    await another.append('g1', anEntry(2));
    await another.close();
    log = await open(database.url);
    await log.append('g1', anEntry(3));
    const rows = await onServer('select epoch from game_log order by seq', database.url);
    const epochs = rows.map((row) => Number(Object(row).epoch));
    expect(epochs[0]).toBe(1);
    expect(epochs).toEqual(epochs.toSorted((one, other) => one - other));
    expect((await log.read('g1')).epoch).toBe(epochs.at(-1));
  });
});

onPostgres('the log of a game that another process took', () => {
  test('nothing more is written into it, and the games beside it go on in the same statement', async () => {
    const database = await aPostgres();
    onTestFinished(() => database.drop());
    await fill(await openPostgres(database.url, 0), [aGame({ id: 'g1' }), aGame({ id: 'g2' })]);
    const log = openPostgresLog(database.url, await taken(database.url));
    onTestFinished(() => log.close());
    await Promise.all([log.append('g1', anEntry(1)), log.append('g2', anEntry(1))]);
    await onServer(`update game_leases set owner = 'other', epoch = 2 where game = 'g1'`, database.url);
    const before = await log.read('g1');
    const outcomes = await Promise.allSettled([
      log.append('g1', anEntry(2)),
      log.append('g2', anEntry(2)),
      log.mark('g1', 99),
      log.saveSnapshot('g1', { seq: 1, at: 15, state: '{}' }),
      log.rest('g1'),
      log.append('g3', anEntry(1)),
    ]);
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'stored'))).toEqual([
      'LEASE_LOST',
      'stored',
      'LEASE_LOST',
      'LEASE_LOST',
      'LEASE_LOST',
      'LEASE_LOST',
    ]);
    expect(await log.read('g1')).toEqual(before);
    expect(await log.live()).toEqual(['g1', 'g2']);
    await onServer(
      `insert into game_log select game, 3, at, player, type, day, action, 'late', 1 from game_log where game = 'g2' and seq = 1`,
      database.url,
    );
    await expect(log.append('g2', anEntry(3))).rejects.toMatchObject({ code: 'LEASE_LOST' });
  });
});

function nameOf({ url }: MadeDatabase): string {
  return new URL(url).pathname.slice(1);
}

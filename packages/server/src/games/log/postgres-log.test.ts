import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aGame, fill } from '../../../test/live/a-game.ts';
import { anEntry, logContract } from '../../../test/support/log-contract.ts';
import { aPostgres, type MadeDatabase, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { openPostgres } from '../../storage/postgres/open-postgres.ts';
import type { GameLog } from './game-log.ts';
import { openPostgresLog } from './postgres-log.ts';

onPostgres('the log in PostgreSQL', () => {
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
    log = openPostgresLog(database.url);
  });

  afterEach(async () => {
    await log.close();
    await database.drop();
  });

  logContract(
    () => log,
    async () => {
      await log.close();
      log = openPostgresLog(database.url);
    },
  );

  test('a closed log refuses', async () => {
    await log.close();
    await expect(log.append('g1', anEntry(1))).rejects.toThrow('the log is closed');
    log = openPostgresLog(database.url);
  });

  test('a game that is not there fails alone, in the same statement', async () => {
    const results = await Promise.allSettled([
      log.append('g1', anEntry(1)),
      log.append('g2', anEntry(1)),
      log.append('nobody', anEntry(1)),
      log.append('g1', anEntry(2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  test('where all connections break, what was under way fails or is stored, and the log goes on by itself', async () => {
    await log.append('g1', anEntry(1));
    const given = Array.from({ length: 200 }, (_, index) => log.append('g2', anEntry(index + 1)));
    const outcomes = Promise.allSettled(given);
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(database)}'`);
    const kept = (await outcomes).flatMap(({ status }, index) => (status === 'fulfilled' ? [index + 1] : []));
    const { entries } = await log.read('g2');
    const stored = new Set(entries.map(({ seq }) => seq));
    expect(kept.filter((seq) => !stored.has(seq))).toEqual([]);
    await log.append('g1', anEntry(2));
    expect((await log.read('g1')).seq).toBe(2);
  });

  test('every entry is of the first epoch', async () => {
    await log.append('g1', anEntry(1));
    expect(await onServer('select epoch from game_log', database.url)).toEqual([{ epoch: 1 }]);
  });
});

function nameOf({ url }: MadeDatabase): string {
  return new URL(url).pathname.slice(1);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type QueryConfig } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { aGame, fill } from '../../../test/live/a-game.ts';
import { anEntry } from '../../../test/support/log-contract.ts';
import { aPostgres, onPostgres, onServer } from '../../../test/support/postgres.ts';
import { leaseTable } from '../../storage/postgres/leases.ts';
import { openPostgres } from '../../storage/postgres/open-postgres.ts';
import { ALONE } from '../ownership.ts';
import { openPostgresLog } from './postgres-log.ts';
import { type ClockStep, type Writing, writingUnderLease } from './postgres-writing.ts';

const RACES = howMany({ few: 30, many: 1000 });
/** In far fewer races than this some owner comes too late, and without the lock one would go wrong. */
const MOST_UNTIL_ONE = 1000;
const LANES = 10;
/** Two games a lane: one is taken away, the other stays, in the same statement. */
const GAMES = Array.from({ length: LANES * 2 }, (_, index) => `g${String(index).padStart(2, '0')}`);

/** What one process has written late, as the others see it. */
type Race = { readonly unread: number; readonly acknowledged: number; readonly lost: number; readonly lies: number };

/**
 * A database in which every entry takes some random ms between checking the lease and the commit. `race` lets one process append to two
 * games while another takes one of them and reads it; meanwhile the first one's renewals continue.
 */
async function aRaceCourse(change: (text: string) => string = (text) => text) {
  const database = await aPostgres();
  onTestFinished(database.drop);
  await fill(
    await openPostgres(database.url, 0),
    GAMES.map((id) => aGame({ id })),
  );
  await onServer(
    `create function dawdle() returns trigger language plpgsql as
      'begin perform pg_sleep(random() * 0.012); return new; end';
    create trigger dawdle before insert on game_log for each row execute function dawdle()`,
    database.url,
  );
  const pool = new Pool({ connectionString: database.url, max: LANES });
  const query = pool.query.bind(pool);
  Object.assign(pool, { query: (given: QueryConfig) => query({ ...given, text: change(given.text) }) });
  const [table, reading] = [leaseTable(database.url, 0), openPostgresLog(database.url, { ...ALONE })];
  onTestFinished(async () => {
    await reading.close();
    await table.close();
    await pool.end();
  });
  const last = new Map<string, number>();
  let made = 0;
  /** How many ms the last write took: the game is taken at some moment within that time, however slow the machine is. */
  let lately = 12;

  async function race(one: string, other: string): Promise<Race> {
    const [late, newer] = [`late${(made += 1)}`, `newer${made}`];
    const leases = [await table.take(one, late), await table.take(other, late)];
    const steps = [one, other].map((game, index): ClockStep => {
      const seq = (last.get(game) ?? 0) + 1;
      return { game, epoch: leases[index]?.epoch ?? 0, at: seq, row: anEntry(seq, { id: `${late}-${seq}` }) };
    });
    const writing: Writing = writingUnderLease(pool, { me: late, epochOf: () => null });
    // In some races the game is taken before its owner begins to write.
    const appending = within(lately / 2).then(async () => {
      const began = performance.now();
      const lost = await writing.append(steps);
      lately = performance.now() - began;
      return lost;
    });
    const renewing = table.renew(late, [other, one]);
    const taking = (async () => {
      await within(lately);
      await onceExpired(one, newer);
      return reading.read(one);
    })();
    const [lost, read] = [await appending, await taking];
    await renewing;
    const [oneNow, otherNow] = [await reading.read(one), await reading.read(other)];
    last.set(one, oneNow.seq);
    last.set(other, otherNow.seq);
    const isLost = steps.filter((step) => lost.has(step)).length;
    const told = (step: ClockStep | undefined, seq: number) =>
      step !== undefined && lost.has(step) === seq >= (step.row?.seq ?? 0);
    const lies = [told(steps[0], oneNow.seq), told(steps[1], otherNow.seq)].filter(Boolean).length;
    await Promise.all([
      table.release(one, { owner: newer, epoch: oneNow.epoch }),
      table.release(other, { owner: late, epoch: otherNow.epoch }),
    ]);
    return { unread: oneNow.seq - read.seq, acknowledged: steps.length - isLost, lost: isLost, lies };
  }

  /** Takes the game as soon as it may: when its owner's lease is over by the database's clock. */
  async function onceExpired(game: string, owner: string): Promise<void> {
    for (;;) {
      await query('update game_leases set expires = 0 where game = $1', [game]);
      if ((await table.take(game, owner)).owner === owner) return;
    }
  }

  return async (races: number): Promise<Race> => {
    const runs: Race[] = [];
    const lane = async (index: number): Promise<void> => {
      const [one = '', other = ''] = GAMES.slice(index * 2, index * 2 + 2);
      while (runs.length < races) runs.push(await race(one, other));
    };
    await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
    const sum = (what: keyof Race): number => runs.reduce((all, run) => all + run[what], 0);
    return { unread: sum('unread'), acknowledged: sum('acknowledged'), lost: sum('lost'), lies: sum('lies') };
  };
}

/** Resolves at a random moment of the next `most` ms. */
function within(most: number): Promise<void> {
  return sleep(Math.random() * most);
}

onPostgres('races of an owner that writes late', () => {
  test('[CLU-2] whoever takes a game has read all that was written before, in every race; what is told to be stored is stored', async () => {
    const races = await aRaceCourse();
    const { unread, acknowledged, lost, lies } = await races(RACES);
    expect({ unread, lies }).toEqual({ unread: 0, lies: 0 });
    expect(acknowledged).toBeGreaterThan(RACES);
    // Proves that the races are real ones: sooner or later an owner comes too late.
    let late = lost;
    for (let tried = 0; late === 0 && tried < MOST_UNTIL_ONE; tried += LANES) late += (await races(LANES)).lost;
    expect(late).toBeGreaterThan(0);
  });

  test('without the lock on the lease entries come after the game was read', async () => {
    const races = await aRaceCourse((text) => text.replace('for share of lease', ''));
    let unread = 0;
    for (let tried = 0; unread === 0 && tried < MOST_UNTIL_ONE; tried += LANES) unread += (await races(LANES)).unread;
    expect(unread).toBeGreaterThan(0);
  });
});

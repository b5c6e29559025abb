import type { Pool } from 'pg';
import { withoutNul } from '../../storage/postgres/postgres-dialect.ts';
import type { Ownership } from '../ownership.ts';
import { leaseLost } from './game-log.ts';
import type { EntryRow, SnapshotRow } from './rows.ts';

/** How far a game's clock has come, with the accepted action it came with, if any, and the epoch in which that was decided. */
export type ClockStep = {
  readonly game: string;
  readonly epoch: number;
  readonly at: number;
  readonly row: EntryRow | null;
};

/** The statements that change the log; each is stored as a whole or not at all. */
export type Writing = {
  /** Under which epoch a game may be written at this moment; null: not by this process. */
  readonly epochOf: (game: string) => number | null;
  /** Returns the steps of which nothing was stored, because their games no longer belong to this process. */
  readonly append: (steps: readonly ClockStep[]) => Promise<ReadonlySet<ClockStep>>;
  readonly saveSnapshot: (game: string, row: SnapshotRow) => Promise<void>;
  readonly rest: (game: string) => Promise<void>;
};

/** The entries of a batch as one array for each column, so that the text of the statement does not depend on their number. */
const ENTRIES = `unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
  $9::integer[]) as entry (game, seq, at, player, type, day, action, id, epoch)`;
const ENTRY = 'game, seq, at, player, type, day, action, id';
const INTO_SNAPSHOTS = `insert into game_snapshots (game, seq, at, state)`;
const NEWER_SNAPSHOT = `on conflict (game) do update set seq = excluded.seq, at = excluded.at, state = excluded.state`;

// A single process that takes over from several keeps the last epoch of the game's lease.
const APPEND_ALONE = `with logged as (
    insert into game_log (${ENTRY}, epoch) select ${ENTRY.replaceAll(/\w+/gu, 'entry.$&')}, coalesce(lease.epoch, entry.epoch)
    from ${ENTRIES} left join game_leases as lease on lease.game = entry.game
  )
  insert into game_clocks (game, at) select * from unnest($10::text[], $11::integer[])
  on conflict (game) do update set at = excluded.at`;

/** Statements of the only process of a school. */
export function writingAlone(pool: Pool): Writing {
  return {
    epochOf: () => 1,
    async append(steps) {
      const clocks = new Map(steps.map(({ game, at }) => [game, at]));
      const values = [...entriesOf(steps), [...clocks.keys()], [...clocks.values()]];
      await pool.query({ name: 'append', text: APPEND_ALONE, values });
      return NONE;
    },
    async saveSnapshot(game, { seq, at, state }) {
      await pool.query(`${INTO_SNAPSHOTS} values ($1, $2, $3, $4) ${NEWER_SNAPSHOT}`, [game, seq, at, state]);
    },
    async rest(game) {
      await pool.query('delete from game_clocks where game = $1', [game]);
    },
  };
}

/* A writer locks the lease of its game meanwhile, in its own epoch. A process that takes the game waits for that lock, and so reads
   everything; a later write finds another epoch and writes nothing. Leases are locked in the order of games, as in renewals. */
const APPEND_HELD = `with held as materialized (
    select lease.game, lease.epoch, step.at from game_leases as lease
    join unnest($10::text[], $11::integer[], $12::integer[]) as step (game, epoch, at)
      on step.game = lease.game and step.epoch = lease.epoch
    where lease.owner = $13 order by lease.game for share of lease
  ), logged as (
    insert into game_log (${ENTRY}, epoch) select ${ENTRY.replaceAll(/\w+/gu, 'entry.$&')}, entry.epoch
    from ${ENTRIES} join held on held.game = entry.game and held.epoch = entry.epoch
  ), clocked as (
    insert into game_clocks (game, at) select game, at from held on conflict (game) do update set at = excluded.at
  )
  select game, epoch from held`;
const HELD = `held as materialized (
    select game from game_leases where game = $1 and owner = $2 and epoch = $3 for share
  )`;
const SNAPSHOT_HELD = `with ${HELD} ${INTO_SNAPSHOTS} select game, $4::integer, $5::integer, $6 from held ${NEWER_SNAPSHOT}
  returning game`;
const REST_HELD = `with ${HELD}, rested as (delete from game_clocks where game in (select game from held))
  select game from held`;

/** Two entries with the same number: another process writes this game too, whatever the leases say. */
const TAKEN_NUMBER = '23505';

/** Statements of one process of several, each under the leases of its games. */
export function writingUnderLease(pool: Pool, ownership: Pick<Ownership, 'me' | 'epochOf'>): Writing {
  const { me } = ownership;
  const epochOf = (game: string): number | null => ownership.epochOf(game);
  const held = async (game: string, text: string, more: readonly unknown[]): Promise<void> => {
    const epoch = epochOf(game);
    if (epoch === null) throw leaseLost(game);
    const { rows } = await pool.query(text, [game, me, epoch, ...more]);
    if (rows.length === 0) throw leaseLost(game);
  };
  return {
    epochOf,
    async append(steps) {
      const clocks = new Map(steps.map((step) => [keyOf(step), step]));
      const columns = (['game', 'epoch', 'at'] as const).map((name) => [...clocks.values()].map((step) => step[name]));
      try {
        const values = [...entriesOf(steps), ...columns, me];
        const { rows } = await pool.query<Pick<ClockStep, 'game' | 'epoch'>>({
          name: 'append',
          text: APPEND_HELD,
          values,
        });
        const kept = new Set(rows.map(keyOf));
        return new Set(steps.filter((step) => !kept.has(keyOf(step))));
      } catch (error) {
        if (steps.length === 1 && isTakenNumber(error)) return new Set(steps);
        throw error;
      }
    },
    saveSnapshot: (game, { seq, at, state }) => held(game, SNAPSHOT_HELD, [seq, at, state]),
    rest: (game) => held(game, REST_HELD, []),
  };
}

const NONE: ReadonlySet<ClockStep> = new Set();

function entriesOf(steps: readonly ClockStep[]): readonly unknown[] {
  const entries = steps.flatMap(({ game, epoch, row }) => (row === null ? [] : [{ game, epoch, ...row }]));
  return (['game', 'seq', 'at', 'player', 'type', 'day', 'action', 'id', 'epoch'] as const).map((name) =>
    entries.map((entry) => withoutNul(entry[name])),
  );
}

function keyOf({ game, epoch }: Pick<ClockStep, 'game' | 'epoch'>): string {
  return `${epoch} ${game}`;
}

function isTakenNumber(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TAKEN_NUMBER;
}

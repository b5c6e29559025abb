import type { Pool } from 'pg';
import { poolOf } from '../../storage/postgres/connect.ts';
import { withoutNul } from '../../storage/postgres/postgres-dialect.ts';
import { asLogError, type GameLog, LogError } from './game-log.ts';
import { type AnswerRow, type EntryRow, type SnapshotRow, storedGame, type StoredGame } from './rows.ts';

/** One writes, the others read games while it does. */
const CONNECTIONS = 4;
/** An answer that takes longer than this is not waited for, in ms: the network may have lost it. */
const ANSWERED_IN_MS = 10_000;
/** Entries of one statement at most, so that none grows without end after the database was slow. */
const AT_ONCE = 500;

/** Beginnings of the codes that tell of what was asked and not of the database: it fails the same way alone, and others do not. */
const FAULTS_OF_ONE = ['22', '23'];

/** How far a game's clock has come, with the accepted action that it came with, if any. */
type Step = { readonly game: string; readonly at: number; readonly row: EntryRow | null };
type Waiting = { readonly step: Step; readonly resolve: () => void; readonly reject: (error: LogError) => void };

/**
 * Accepted actions and clocks of one statement: all of them are stored, or none. Every part is one array a column, so that the
 * statement stays the same however many there are.
 */
const APPEND = `with logged as (
    insert into game_log (game, seq, at, player, type, day, action, id)
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
  )
  insert into game_clocks (game, at) select * from unnest($9::text[], $10::integer[])
  on conflict (game) do update set at = excluded.at`;

const SNAPSHOT = `insert into game_snapshots (game, seq, at, state) values ($1, $2, $3, $4)
  on conflict (game) do update set seq = excluded.seq, at = excluded.at, state = excluded.state`;

/**
 * The log in PostgreSQL. What comes while a statement runs goes into the next one together, across games: the window is 0 ms when idle,
 * one commit under load. Where such a statement is refused each of its parts is tried alone, so that a fault of one game fails no other.
 * A connection that breaks fails what was under way: whether it was stored only the database can tell, so its games are read anew.
 */
export function openPostgresLog(url: string): GameLog {
  const pool = poolOf(url, CONNECTIONS, ANSWERED_IN_MS);
  const steps = new StepLine((together) => append(pool, together));
  const done = (text: string, values: readonly unknown[]): Promise<void> => told(run(pool, text, values)).then(nothing);
  return {
    append: (game, row) => steps.add({ game, at: row.at, row }),
    mark: (game, at) => steps.add({ game, at, row: null }),
    saveSnapshot: (game, { seq, at, state }) => done(SNAPSHOT, [game, seq, at, state]),
    async rest(game) {
      await steps.written();
      await done('delete from game_clocks where game = $1', [game]);
    },
    async read(game) {
      await steps.written();
      return told(readGame(pool, game));
    },
    async live() {
      await steps.written();
      const games = await told(run<{ game: string }>(pool, 'select game from game_clocks order by game', []));
      return games.map(({ game }) => game);
    },
    keep: () => done('update school set beat = beat + 1', []),
    async close() {
      await steps.end();
      await pool.end();
    },
  };
}

/** Sends what waits together, one statement at a time, and gathers the next meanwhile. */
class StepLine {
  readonly #send: (steps: readonly Step[]) => Promise<void>;
  #waiting: Waiting[] = [];
  #isSending = false;
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(send: (steps: readonly Step[]) => Promise<void>) {
    this.#send = send;
  }

  add(step: Step): Promise<void> {
    if (this.#isClosed) return Promise.reject(new LogError('the log is closed', null));
    const stored = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ step, resolve, reject });
    });
    // Who gave the step hears of its failure; who waits for the last one only needs to know that it is over.
    this.#last = stored.catch(nothing);
    if (!this.#isSending) void this.#sendAll();
    return stored;
  }

  /** When all that was given so far is stored, or told to be not. */
  async written(): Promise<void> {
    if (this.#isClosed) throw new LogError('the log is closed', null);
    await this.#last;
  }

  async end(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) await this.#sendTogether(this.#waiting.splice(0, AT_ONCE));
    this.#isSending = false;
  }

  async #sendTogether(together: readonly Waiting[]): Promise<void> {
    try {
      await this.#send(together.map(({ step }) => step));
      for (const { resolve } of together) resolve();
    } catch (error) {
      if (together.length > 1 && isFaultOfOne(error)) return this.#sendAlone(together);
      for (const { reject } of together) reject(asLogError(error));
    }
  }

  async #sendAlone(together: readonly Waiting[]): Promise<void> {
    for (const one of together) await this.#sendTogether([one]);
  }
}

async function append(pool: Pool, steps: readonly Step[]): Promise<void> {
  const entries = steps.flatMap(({ game, row }) => (row === null ? [] : [{ game, ...row }]));
  const clocks = new Map(steps.map(({ game, at }) => [game, at]));
  const columns = (['game', 'seq', 'at', 'player', 'type', 'day', 'action', 'id'] as const).map((name) =>
    entries.map((entry) => withoutNul(entry[name])),
  );
  await run(pool, { name: 'append', text: APPEND }, [...columns, [...clocks.keys()], [...clocks.values()]]);
}

async function readGame(pool: Pool, game: string): Promise<StoredGame> {
  const [snapshot = null] = await run<SnapshotRow>(pool, 'select seq, at, state from game_snapshots where game = $1', [
    game,
  ]);
  const entries = await run<EntryRow>(
    pool,
    'select seq, at, player, type, day, action, id from game_log where game = $1 and seq > $2 order by seq',
    [game, snapshot?.seq ?? 0],
  );
  const answers = await run<AnswerRow>(
    pool,
    'select player, id, seq, at from game_log where game = $1 and id is not null order by seq',
    [game],
  );
  const [clock] = await run<{ at: number }>(pool, 'select at from game_clocks where game = $1', [game]);
  return storedGame({ mark: clock?.at ?? null, snapshot, entries, answers });
}

/** One statement by itself; with a name the database keeps its plan. */
async function run<Row extends object>(
  pool: Pool,
  statement: string | { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const query = typeof statement === 'string' ? { text: statement } : statement;
  return (await pool.query<Row>({ ...query, values: [...values] })).rows;
}

async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asLogError(error);
  }
}

function isFaultOfOne(error: unknown): boolean {
  const { code } = asLogError(error);
  return FAULTS_OF_ONE.some((beginning) => code?.startsWith(beginning));
}

function nothing(): void {}

import type { Pool } from 'pg';
import { poolOf } from '../../storage/postgres/connect.ts';
import type { Ownership } from '../ownership.ts';
import { asLogError, type GameLog, leaseLost, LogError } from './game-log.ts';
import { type ClockStep, type Writing, writingAlone, writingUnderLease } from './postgres-writing.ts';
import { type AnswerRow, type EntryRow, type SnapshotRow, storedGame, type StoredGame } from './rows.ts';

/** Number of connections: one writes, the others read games meanwhile. */
const CONNECTIONS = 4;
/** How many entries one statement may have, so that none grows without limit after the database was slow. */
const AT_ONCE = 500;

/**
 * The first two letters of error codes that blame the statement's data and not the database. Such a statement fails again when it is sent
 * alone; others in the same batch do not.
 */
const FAULTS_OF_ONE = ['22', '23'];

type WaitingStep = {
  readonly step: ClockStep;
  readonly resolve: () => void;
  readonly reject: (error: LogError) => void;
};

/**
 * The log in PostgreSQL, with group commit across games: whatever arrives while a statement runs goes into the next statement together. So
 * there is no wait when idle, and one commit for many actions under load. If a batch is refused, each part is tried alone, so that an error
 * in one game affects no other. If the connection breaks, everything under way fails and its games are read again, since only the database
 * knows what was stored. With an ownership, a game is written only under its lease. (docs/adr/0032)
 */
export function openPostgresLog(url: string, ownership: Ownership | null = null): GameLog {
  const pool = poolOf(url, CONNECTIONS);
  const writing = ownership === null ? writingAlone(pool) : writingUnderLease(pool, ownership);
  const steps = new StepLine(writing);
  /** Resolves when every game that was ended so far is marked as ended, or could not be. */
  let rests: Promise<unknown> = Promise.resolve();
  const given = async (): Promise<void> => {
    const resting = rests;
    await steps.written();
    await resting;
  };
  return {
    append: (game, row) => steps.add(game, row.at, row),
    mark: (game, at) => steps.add(game, at, null),
    saveSnapshot: (game, row) => told(writing.saveSnapshot(game, row)),
    rest(game) {
      const resting = steps.written().then(() => told(writing.rest(game)));
      rests = Promise.allSettled([rests, resting]);
      return resting;
    },
    async read(game) {
      await given();
      return told(readGame(pool, game));
    },
    async entries(game) {
      await given();
      return told(readEntries(pool, game, 0));
    },
    async live() {
      await given();
      const games = await told(run<{ game: string }>(pool, 'select game from game_clocks order by game', []));
      return games.map(({ game }) => game);
    },
    keep: () => told(run(pool, 'update school set beat = beat + 1', [])).then(nothing),
    async close() {
      await steps.end();
      await rests;
      await pool.end();
    },
  };
}

/** Sends what is waiting as one batch, one statement at a time, and collects the next meanwhile. */
class StepLine {
  readonly #writing: Writing;
  #waiting: WaitingStep[] = [];
  #isSending = false;
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  add(game: string, at: number, row: EntryRow | null): Promise<void> {
    if (this.#isClosed) return Promise.reject(new LogError('the log is closed', null));
    const epoch = this.#writing.epochOf(game);
    if (epoch === null) return Promise.reject(leaseLost(game));
    const step = { game, epoch, at, row };
    const stored = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ step, resolve, reject });
    });
    // The caller of this step gets its failure; `#last` only needs to know that the step is over.
    this.#last = stored.catch(nothing);
    if (!this.#isSending) void this.#sendAll();
    return stored;
  }

  /** Resolves when every step so far is stored or has failed. */
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

  async #sendTogether(together: readonly WaitingStep[]): Promise<void> {
    try {
      const lost = await this.#writing.append(together.map(({ step }) => step));
      for (const { step, resolve, reject } of together) {
        if (lost.has(step)) reject(leaseLost(step.game));
        else resolve();
      }
    } catch (error) {
      if (together.length > 1 && isFaultOfOne(error)) return this.#sendAlone(together);
      for (const { reject } of together) reject(asLogError(error));
    }
  }

  async #sendAlone(together: readonly WaitingStep[]): Promise<void> {
    for (const one of together) await this.#sendTogether([one]);
  }
}

async function readGame(pool: Pool, game: string): Promise<StoredGame> {
  const [snapshot = null] = await run<SnapshotRow>(pool, 'select seq, at, state from game_snapshots where game = $1', [
    game,
  ]);
  const entries = await readEntries(pool, game, snapshot?.seq ?? 0);
  const answers = await run<AnswerRow>(
    pool,
    'select player, id, seq, at from game_log where game = $1 and id is not null order by seq',
    [game],
  );
  const [clock] = await run<{ at: number }>(pool, 'select at from game_clocks where game = $1', [game]);
  const [lease] = await run<{ epoch: number }>(pool, 'select epoch from game_leases where game = $1', [game]);
  return storedGame({ epoch: lease?.epoch ?? 1, mark: clock?.at ?? null, snapshot, entries, answers });
}

function readEntries(pool: Pool, game: string, after: number): Promise<readonly EntryRow[]> {
  const columns = 'seq, at, player, type, day, action, id';
  return run(pool, `select ${columns} from game_log where game = $1 and seq > $2 order by seq`, [game, after]);
}

async function run<Row extends object>(pool: Pool, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  return (await pool.query<Row>(text, [...values])).rows;
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

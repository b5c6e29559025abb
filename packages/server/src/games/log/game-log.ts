import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameSeconds } from '@fracht/engine';
import type { Batch, EntryRow, FromWorker, Job, Outcome, SnapshotRow, StoredGame } from './jobs.ts';

/** Where the accepted actions of live games are kept. Every promise resolves when the thing is durable. */
export type GameLog = {
  readonly append: (game: string, row: EntryRow) => Promise<void>;
  /** Remembers how far a running game's clock has come. */
  readonly mark: (game: string, at: GameSeconds) => Promise<void>;
  readonly saveSnapshot: (game: string, row: SnapshotRow) => Promise<void>;
  /** The game is over: it need not be brought back at the next start. Its entries stay. */
  readonly rest: (game: string) => Promise<void>;
  readonly read: (game: string) => Promise<StoredGame>;
  /** Games to bring back at a start. */
  readonly live: () => Promise<readonly string[]>;
  /** Brings the database file up to everything that was committed, by this log or anybody else; rejects where nothing can be written. */
  readonly keep: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Why the log could not do something; the code is SQLite's or the system's, null where there is none. */
export class LogError extends Error {
  readonly code: string | null;

  constructor(cause: string, code: string | null) {
    super(cause);
    this.code = code;
  }
}

/** Who hears of what nobody waits for. */
export type Hearers = {
  /** The database file or its marker could not be brought up to what was committed. */
  readonly onTrouble?: (cause: string) => void;
  /** The files were deleted, moved or replaced; nothing is stored any more. Told again and again. */
  readonly onGone?: () => void;
};

type Waiting = { readonly job: Job; readonly settle: (outcome: Outcome) => void };

/**
 * The log in SQLite, written by a worker thread with a connection of its own: a slow disk never stops the event loop. What comes
 * while a commit runs goes into the next one together, so the window is 0 ms when idle and one fsync under load. The worker also keeps the
 * database file and its marker (docs/adr/0022).
 */
export function openSqliteLog(file: string, { onTrouble = ignored, onGone = ignored }: Hearers = {}): GameLog {
  const worker = new Worker(new URL('log-worker.ts', import.meta.url), { workerData: file });
  const line = new BatchLine((batch) => worker.postMessage(batch));
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'OUTCOMES') line.finished(message.outcomes);
    else if (message.kind === 'TROUBLE') onTrouble(message.cause);
    else onGone();
  });
  worker.on('error', (error) => line.broke(error.message));
  worker.on('exit', () => line.broke('the log is closed'));
  const done = (job: Job): Promise<void> => line.ask(job).then(ignored);
  return {
    append: (game, row) => done({ kind: 'ENTRY', game, row }),
    mark: (game, at) => done({ kind: 'MARK', game, at }),
    saveSnapshot: (game, row) => done({ kind: 'SNAPSHOT', game, row }),
    rest: (game) => done({ kind: 'REST', game }),
    read: (game) => line.ask({ kind: 'READ', game }).then(gameOf),
    live: () => line.ask({ kind: 'LIVE' }).then(gamesOf),
    keep: () => done({ kind: 'KEEP' }),
    async close() {
      await line.idle();
      const ended = once(worker, 'exit');
      worker.postMessage(null);
      await ended;
    },
  };
}

/** Sends one batch at a time and gathers the next meanwhile. */
class BatchLine {
  readonly #send: (batch: Batch) => void;
  #waiting: Waiting[] = [];
  #running: readonly Waiting[] = [];
  #broken: string | null = null;
  #whenIdle: (() => void)[] = [];

  constructor(send: (batch: Batch) => void) {
    this.#send = send;
  }

  ask(job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome): void =>
        outcome.kind === 'FAILED' ? reject(new LogError(outcome.cause, outcome.code)) : resolve(outcome);
      this.#waiting.push({ job, settle });
      this.#next();
    });
  }

  finished(outcomes: readonly Outcome[]): void {
    const settled = this.#running;
    this.#running = [];
    settled.forEach(({ settle }, index) =>
      settle(outcomes[index] ?? { kind: 'FAILED', cause: 'no outcome', code: null }),
    );
    this.#next();
  }

  broke(cause: string): void {
    this.#broken ??= cause;
    this.finished([]);
  }

  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle.push(resolve);
      this.#next();
    });
  }

  #next(): void {
    if (this.#running.length > 0) return;
    const next = this.#waiting;
    this.#waiting = [];
    if (next.length === 0) return this.#tellIdle();
    if (this.#broken !== null) return this.#refuse(next, this.#broken);
    this.#running = next;
    this.#send({ jobs: next.map(({ job }) => job) });
  }

  #refuse(jobs: readonly Waiting[], cause: string): void {
    for (const { settle } of jobs) settle({ kind: 'FAILED', cause, code: null });
    this.#tellIdle();
  }

  #tellIdle(): void {
    const waiting = this.#whenIdle;
    this.#whenIdle = [];
    for (const resolve of waiting) resolve();
  }
}

function ignored(): void {}

function gameOf(outcome: Outcome): StoredGame {
  if (outcome.kind !== 'GAME') throw new Error(`expected a game, got ${outcome.kind}`);
  return outcome.game;
}

function gamesOf(outcome: Outcome): readonly string[] {
  if (outcome.kind !== 'GAMES') throw new Error(`expected games, got ${outcome.kind}`);
  return outcome.games;
}

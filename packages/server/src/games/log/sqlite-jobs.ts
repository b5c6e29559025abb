import type { Database, Statement } from 'better-sqlite3';
import type { AnswerRow, EntryRow, Job, Outcome, SnapshotRow, StoredGame } from './jobs.ts';

type Statements = Readonly<Record<'entry' | 'mark' | 'snapshot' | 'rest', Statement>>;

/**
 * The worker's hands: runs a batch of jobs in one transaction, so that one fsync serves every game that waits. Where one job fails,
 * each is tried alone: a fault of one game fails no other.
 */
export function jobRunner(db: Database): (jobs: readonly Job[]) => Outcome[] {
  const statements: Statements = {
    entry: db.prepare(
      'insert into game_log (game, seq, at, player, type, day, action, id) values (@game, @seq, @at, @player, @type, @day, @action, @id)',
    ),
    mark: db.prepare(
      'insert into game_clocks (game, at) values (?, ?) on conflict (game) do update set at = excluded.at',
    ),
    snapshot: db.prepare(
      'insert into game_snapshots (game, seq, at, state) values (@game, @seq, @at, @state) on conflict (game) do update set seq = excluded.seq, at = excluded.at, state = excluded.state',
    ),
    rest: db.prepare('delete from game_clocks where game = ?'),
  };
  const run = (job: Job): Outcome => runJob(db, statements, job);
  const together = db.transaction((jobs: readonly Job[]) => jobs.map(run));
  const alone = db.transaction((job: Job) => run(job));
  return (jobs) => {
    try {
      return together.immediate(jobs);
    } catch {
      return jobs.map((job) => attempt(() => alone.immediate(job)));
    }
  };
}

function attempt(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    return failedBy(error);
  }
}

/** The outcome of a job that threw this; the code is SQLite's or the system's. */
export function failedBy(error: unknown): Outcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return { kind: 'FAILED', cause: error instanceof Error ? error.message : String(error), code };
}

function runJob(db: Database, statements: Statements, job: Job): Outcome {
  switch (job.kind) {
    case 'ENTRY':
      statements.entry.run({ game: job.game, ...job.row });
      statements.mark.run(job.game, job.row.at);
      return { kind: 'DONE' };
    case 'MARK':
      statements.mark.run(job.game, job.at);
      return { kind: 'DONE' };
    case 'SNAPSHOT':
      statements.snapshot.run({ game: job.game, ...job.row });
      return { kind: 'DONE' };
    case 'REST':
      statements.rest.run(job.game);
      return { kind: 'DONE' };
    case 'READ':
      return { kind: 'GAME', game: readGame(db, job.game) };
    case 'LIVE':
      return { kind: 'GAMES', games: liveGames(db) };
    case 'KEEP':
      // Done by the worker once the batch is committed.
      return { kind: 'DONE' };
    default:
      return unknownJob(job);
  }
}

function unknownJob(job: never): never {
  throw new Error(`Unexpected job: ${JSON.stringify(job)}`);
}

function readGame(db: Database, game: string): StoredGame {
  const snapshot =
    db.prepare<[string], SnapshotRow>('select seq, at, state from game_snapshots where game = ?').get(game) ?? null;
  const entries = db
    .prepare<[string, number], EntryRow>(
      'select seq, at, player, type, day, action, id from game_log where game = ? and seq > ? order by seq',
    )
    .all(game, snapshot?.seq ?? 0);
  const answers = db
    .prepare<[string], AnswerRow>(
      'select player, id, seq, at from game_log where game = ? and id is not null order by seq',
    )
    .all(game);
  const clock = db.prepare<[string], { at: number }>('select at from game_clocks where game = ?').get(game);
  const seq = entries.at(-1)?.seq ?? snapshot?.seq ?? 0;
  return { at: clock?.at ?? null, snapshot, entries, seq, answers };
}

function liveGames(db: Database): string[] {
  return db
    .prepare<[], { game: string }>('select game from game_clocks order by game')
    .all()
    .map(({ game }) => game);
}

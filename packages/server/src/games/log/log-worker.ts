import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { BEAT_MS, Keeper } from '../../storage/sqlite/keeper.ts';
import type { Batch, FromWorker, Job, Outcome } from './jobs.ts';
import { failedBy, jobRunner } from './sqlite-jobs.ts';

const BUSY_TIMEOUT_MS = 10_000;

const file = String(workerData);
const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('foreign_keys = ON');

const keeper = new Keeper(db, file);
const run = jobRunner(db);
const beating = setInterval(() => quietly(() => keeper.tick()), BEAT_MS);

parentPort?.on('message', (batch: Batch | null) => {
  if (batch === null) return end();
  const outcomes = run(batch.jobs);
  if (batch.jobs.some(({ kind }) => kind !== 'KEEP')) keeper.touched();
  say({ kind: 'OUTCOMES', outcomes: kept(batch.jobs, outcomes) });
});

/** The outcomes with what came of keeping, which cannot be done within the transaction of the others. */
function kept(jobs: readonly Job[], outcomes: readonly Outcome[]): readonly Outcome[] {
  if (!jobs.some(({ kind }) => kind === 'KEEP')) return outcomes;
  try {
    keeper.keep();
    return outcomes;
  } catch (error) {
    return outcomes.map((outcome, index) => (jobs[index]?.kind === 'KEEP' ? failedBy(error) : outcome));
  }
}

function end(): void {
  clearInterval(beating);
  quietly(() => keeper.keep());
  db.close();
  parentPort?.close();
}

/** What nobody waits for: a failure is told. */
function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    say({ kind: 'TROUBLE', cause: error instanceof Error ? error.message : String(error) });
  }
}

function say(message: FromWorker): void {
  parentPort?.postMessage(message);
}

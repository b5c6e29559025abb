import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { BEAT_MS, Keeper } from '../../storage/sqlite/keeper.ts';
import { DataGone, SameFiles } from '../../storage/sqlite/same-files.ts';
import type { Batch, FromWorker, Job, Outcome } from './jobs.ts';
import { failedBy, jobRunner } from './sqlite-jobs.ts';

const BUSY_TIMEOUT_MS = 10_000;

const file = String(workerData);
const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('foreign_keys = ON');

const files = new SameFiles(file);
files.check();
const keeper = new Keeper(db, file);
const run = jobRunner(db);
const beating = setInterval(() => quietly(() => keeper.tick()), BEAT_MS);

parentPort?.on('message', (batch: Batch | null) => {
  if (batch === null) return end();
  say({ kind: 'OUTCOMES', outcomes: done(batch.jobs) });
});

/** Does the jobs; none of them where the files are gone, for nothing would come of it but promises. */
function done(jobs: readonly Job[]): readonly Outcome[] {
  try {
    files.check();
  } catch (error) {
    tell(error);
    return jobs.map(() => failedBy(error));
  }
  const outcomes = run(jobs);
  if (jobs.some(({ kind }) => kind !== 'KEEP')) keeper.touched();
  return kept(jobs, outcomes);
}

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

/** What nobody waits for, on the files that were opened: a failure is told. */
function quietly(work: () => void): void {
  try {
    files.check();
    work();
  } catch (error) {
    tell(error);
  }
}

function tell(error: unknown): void {
  if (error instanceof DataGone) say({ kind: 'GONE' });
  else say({ kind: 'TROUBLE', cause: error instanceof Error ? error.message : String(error) });
}

function say(message: FromWorker): void {
  parentPort?.postMessage(message);
}

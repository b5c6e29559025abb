import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Batch, BatchOutcome } from './jobs.ts';
import { jobRunner } from './sqlite-jobs.ts';

const BUSY_TIMEOUT_MS = 10_000;

const db = new Database(String(workerData), { timeout: BUSY_TIMEOUT_MS });
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('foreign_keys = ON');

const run = jobRunner(db);

parentPort?.on('message', (batch: Batch | null) => {
  if (batch === null) {
    db.close();
    parentPort?.close();
    return;
  }
  const answer: BatchOutcome = { outcomes: run(batch.jobs) };
  parentPort?.postMessage(answer);
});

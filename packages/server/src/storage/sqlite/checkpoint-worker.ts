import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Checkpoint, CheckpointOutcome } from './checkpointer.ts';
import { writeMarker } from './write-marker.ts';

const file = String(workerData);
const db = new Database(file);

parentPort?.on('message', (asked: Checkpoint | null) => {
  if (asked === null) return end();
  parentPort?.postMessage(made(asked));
});

/** Writes the marker first: its beat is durable already, and the database file may have more than the marker says, but not less. */
function made({ marker, isWhole }: Checkpoint): CheckpointOutcome {
  try {
    if (marker !== null) writeMarker(file, marker);
    // PASSIVE copies what it can without waiting; what a reader still needs is copied the next time.
    if (isWhole) db.pragma('wal_checkpoint(PASSIVE)');
    return { fault: null };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    return { fault: { message: error instanceof Error ? error.message : String(error), code } };
  }
}

function end(): void {
  db.close();
  parentPort?.close();
}

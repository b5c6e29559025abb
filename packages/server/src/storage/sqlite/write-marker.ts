import { closeSync, fdatasyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** What a database must contain, stored beside it: the school's id, and the number of a beat that is certainly durable. */
export type Marker = { readonly school: string; readonly beat: number };

/** The file of the marker; it belongs to the database, like SQLite's `-wal`. */
export function markerFile(database: string): string {
  return `${database}-school`;
}

/**
 * Replaces the marker atomically: written to a temporary file, synced, then renamed. Each thread has its own temporary file, because
 * while a demo school is made two of them write markers of one database.
 */
export function writeMarker(database: string, value: Marker): void {
  const file = markerFile(database);
  const aside = `${file}.new-${threadId}`;
  const descriptor = openSync(aside, 'w', 0o600);
  try {
    writeSync(descriptor, `${JSON.stringify(value)}\n`);
    fdatasyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(aside, file);
}

import { closeSync, fdatasyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** What is known beside the database of what it must hold: which school it is, and the number of a beat that was surely stored. */
export type Marker = { readonly school: string; readonly beat: number };

/** The file of the marker; it belongs to the database like SQLite's own `-wal`. */
export function markerFile(database: string): string {
  return `${database}-school`;
}

/**
 * Puts a marker in the place of the one before, whole or not at all: written aside, synced, then renamed. Each thread has a file of its own
 * aside: while a demo school is made two of them write markers of one database.
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

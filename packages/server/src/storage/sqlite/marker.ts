import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { z } from 'zod';

const marker = z.object({ school: z.string(), beat: z.number().int().min(0) });

/** What is known beside the database of what it must hold: which school it is, and the number of a beat that was surely stored. */
export type Marker = z.output<typeof marker>;

/** The file of the marker; it belongs to the database like SQLite's own `-wal`. */
export function markerFile(database: string): string {
  return `${database}-school`;
}

/** The marker beside a database; null: there is none yet. `DAMAGED`: it cannot be read. */
export function readMarker(database: string): Marker | 'DAMAGED' | null {
  const file = markerFile(database);
  if (!existsSync(file)) return null;
  const read = marker.safeParse(jsonOf(readFileSync(file, 'utf8')));
  return read.success ? read.data : 'DAMAGED';
}

/** Puts a marker in the place of the one before, whole or not at all: written aside, synced, then renamed. */
export function writeMarker(database: string, value: Marker): void {
  const file = markerFile(database);
  const aside = `${file}.new`;
  const descriptor = openSync(aside, 'w', 0o600);
  try {
    writeSync(descriptor, `${JSON.stringify(value)}\n`);
    fdatasyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(aside, file);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

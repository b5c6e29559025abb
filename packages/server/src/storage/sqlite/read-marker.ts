import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Marker, markerFile } from './write-marker.ts';

const marker = z.object({ school: z.string(), beat: z.number().int().min(0) });

/** The marker beside a database; null: there is none yet. `DAMAGED`: it is unreadable. */
export function readMarker(database: string): Marker | 'DAMAGED' | null {
  const file = markerFile(database);
  if (!existsSync(file)) return null;
  const read = marker.safeParse(jsonOf(readFileSync(file, 'utf8')));
  return read.success ? read.data : 'DAMAGED';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

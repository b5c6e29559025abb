import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { type StartPlace, StartError } from '../start-error.ts';
import { readMarker } from './read-marker.ts';
import type { Marker } from './write-marker.ts';
import { readWal } from './wal.ts';

/** A database with more bytes is not read completely at every start. */
const CHECKED_WHOLE = 256 * 1_048_576;

const schoolRow = z.object({ id: z.string(), beat: z.number() });

/**
 * Checks the files of a school before anybody opens them; changes none. Throws StartError if there was a school whose database is missing or
 * damaged, has less than the marker beside it says was stored, or belongs to another school. Without a marker (a new school, one of an earlier
 * version, or a marker removed on purpose to start with what there is) only obvious damage is refused. (docs/adr/0022)
 */
export function checkSchool(place: StartPlace): void {
  const { database } = place;
  const marker = readMarker(database);
  const log = readWal(`${database}-wal`);
  const isThere = existsSync(database) && statSync(database).size > 0;
  if (!isThere && marker === null && log === 'EMPTY') return;
  if (!isThere) throw new StartError('DATABASE_MISSING', place);
  if (log === 'DAMAGED') throw new StartError('LOG_DAMAGED', place);
  if (marker === 'DAMAGED') throw new StartError('MARKER_DAMAGED', place);
  const db = new Database(database, { readonly: true });
  try {
    checkContent(db, place);
    if (marker !== null) checkMarked(db, marker, place);
  } finally {
    db.close();
  }
}

function checkContent(db: Database.Database, place: StartPlace): void {
  const check = statSync(place.database).size > CHECKED_WHOLE ? 'schema_version' : 'quick_check(1)';
  const found = String(db.pragma(check, { simple: true }));
  if (check.startsWith('quick') && found !== 'ok') {
    throw new StartError('DATABASE_DAMAGED', place, found.replaceAll(/\s+/gu, ' '));
  }
}

function checkMarked(db: Database.Database, marker: Marker, place: StartPlace): void {
  const table = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'school'").get();
  if (table === undefined) throw new StartError('DATABASE_BEHIND', place);
  const row = schoolRow.safeParse(db.prepare('select id, beat from school').get());
  if (!row.success) throw new StartError('DATABASE_DAMAGED', place);
  if (row.data.id !== marker.school) throw new StartError('DATABASE_OTHER', place);
  if (row.data.beat < marker.beat) throw new StartError('DATABASE_BEHIND', place);
}

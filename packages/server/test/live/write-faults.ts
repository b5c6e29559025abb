import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type Database from 'better-sqlite3';
import { FIRST_NAMES, PUBLISHED, type Work, type Write } from './restless-office.ts';

type Stored = { readonly database: Database.Database; readonly written: readonly Write[]; readonly folder: string };
type Faults = (stored: Stored) => readonly string[];

/** What was acknowledged of one kind of work and does not stand in a school's database and folder, or stands there twice or in part. */
export function writeFaults(work: Work, stored: Stored): readonly string[] {
  return WRITE_FAULTS[work](stored);
}

/** Of what each write replaces there is the last one that was acknowledged, or a later one; of what it adds each that was acknowledged, once and whole. */
const WRITE_FAULTS: Readonly<Record<Work, Faults>> = {
  setting: replaced("select value from settings where key = 'leave_grace_s'"),
  text: replaced("select value from content where id = 'about-1'"),
  scenario: replaced("select name as value from library_items where kind = 'ACCIDENT' order by version desc limit 1"),
  class: added('select count(*) as count from users where last_name = ?', FIRST_NAMES.length),
  group: added('select count(*) as count from groups where name = ?', 1),
  import: added('select count(*) as count from users where last_name = ?', FIRST_NAMES.length),
  published: replaced(`select name as value from library_items where id = '${PUBLISHED}'`),
  questions: replaced("select json_extract(questions, '$[0].value') as value from survey_sets where teacher <> ''"),
  // Of a survey that was not heard of nobody knows for which game it was.
  survey: added('select count(*) as count from surveys where game = ?', 1),
  backup: ({ written, folder }) => {
    const kept = join(folder, 'backups');
    const names = existsSync(kept) ? readdirSync(kept).filter((name) => name.endsWith('.gz')) : [];
    const last = written.findLast(({ isAcknowledged }) => isAcknowledged);
    const isThere = last === undefined || names.includes(last.name);
    return [...(isThere ? [] : [`${last.name} is lost`]), ...names.filter((name) => !isWhole(join(kept, name)))];
  },
  picture: ({ database, written, folder }) => {
    const found = database.prepare<[string], { name: string }>('select name from event_images where alt = ?');
    return written.flatMap(({ name, isAcknowledged }) => {
      const files = found.all(name);
      // The words about a picture are written before it: without it nobody sees them.
      if (!isAcknowledged) return [];
      if (files.length === 0) return [`${name} is lost`];
      return files.every((file) => existsSync(join(folder, 'uploads', file.name))) ? [] : [`${name} has no file`];
    });
  },
};

/** Whether a packed file can be unpacked to its end. */
function isWhole(file: string): boolean {
  try {
    return gunzipSync(readFileSync(file)).length > 0;
  } catch {
    return false;
  }
}

function replaced(sql: string): Faults {
  return ({ database, written }) => {
    const value = String(database.prepare<[], { value: string | number }>(sql).get()?.value);
    const last = written.findLastIndex(({ isAcknowledged }) => isAcknowledged);
    const isThere = last === -1 || written.slice(last).some(({ name }) => name === value);
    return isThere ? [] : [`${value} stands there, ${written[last]?.name ?? ''} was acknowledged last`];
  };
}

function added(sql: string, times: number): Faults {
  return ({ database, written }) => {
    const count = database.prepare<[string], { count: number }>(sql);
    return written.flatMap(({ name, isAcknowledged }) => {
      const found = count.get(name)?.count ?? 0;
      const isGood = found === times || (found === 0 && !isAcknowledged);
      return isGood ? [] : [`${name} is there ${String(found)} times of ${String(times)}`];
    });
  };
}

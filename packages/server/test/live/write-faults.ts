import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { StoredSchool } from '../support/stored-school.ts';
import { FIRST_NAMES, PUBLISHED, type Work, type Write } from './restless-office.ts';

type Stored = { readonly stored: StoredSchool; readonly written: readonly Write[]; readonly folder: string };
type Faults = (of: Stored) => Promise<readonly string[]>;

/**
 * Acknowledged writes of one kind of work that are missing in a school's database and folder, or are there twice or incomplete. If nothing was acknowledged
 * nothing is missed: the test has to make sure that something was.
 */
export function writeFaults(work: Work, of: Stored): Promise<readonly string[]> {
  return WRITE_FAULTS[work](of);
}

/**
 * For writes that replace something the last acknowledged one is there, or a later one; for writes that add something each acknowledged one is there, once
 * and complete.
 */
const WRITE_FAULTS: Readonly<Record<Work, Faults>> = {
  setting: replaced("select value from settings where key = 'leave_grace_s'"),
  text: replaced("select value from content where id = 'about-1'"),
  scenario: replaced("select name as value from library_items where kind = 'ACCIDENT' order by version desc limit 1"),
  class: added('select count(*) as count from users where last_name = ?', FIRST_NAMES.length),
  group: added('select count(*) as count from groups where name = ?', 1),
  import: added('select count(*) as count from users where last_name = ?', FIRST_NAMES.length),
  published: replaced(`select name as value from library_items where id = '${PUBLISHED}'`),
  questions: replaced("select questions as value from survey_sets where teacher <> ''", firstQuestion),
  // For a survey that was not acknowledged nobody knows which game it was for.
  survey: added('select count(*) as count from surveys where game = ?', 1),
  answer: added(`select count(*) as count from survey_answers where answers like '%"' || ? || '"%'`, 1),
  backup: async ({ written, folder }) => {
    const kept = join(folder, 'backups');
    const names = existsSync(kept) ? readdirSync(kept).filter((name) => name.endsWith('.gz')) : [];
    const last = written.findLast(({ isAcknowledged }) => isAcknowledged);
    const isThere = last === undefined || names.includes(last.name);
    return [...(isThere ? [] : [`${last.name} is lost`]), ...names.filter((name) => !isWhole(join(kept, name)))];
  },
  picture: async ({ stored, written }) => {
    const faults: string[] = [];
    // A picture's description is written before it: without the picture nobody sees it.
    for (const { name } of written.filter(({ isAcknowledged }) => isAcknowledged)) {
      const found = await stored.all('select name from event_images where alt = ?', name);
      if (found.length === 0) faults.push(`${name} is lost`);
      for (const picture of found) {
        if (!(await stored.hasPicture(String(picture['name'])))) faults.push(`${name} has no file`);
      }
    }
    return faults;
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

/** The first question of a stored set. */
function firstQuestion(set: string): string {
  return z.array(z.looseObject({ value: z.string() })).parse(JSON.parse(set))[0]?.value ?? '';
}

function replaced(sql: string, read: (value: string) => string = (value) => value): Faults {
  return async ({ stored, written }) => {
    const [row] = await stored.all(sql);
    const value = row === undefined ? '' : read(String(row['value']));
    const last = written.findLastIndex(({ isAcknowledged }) => isAcknowledged);
    const isThere = last === -1 || written.slice(last).some(({ name }) => name === value);
    return isThere ? [] : [`${value} stands there, ${written[last]?.name ?? ''} was acknowledged last`];
  };
}

function added(sql: string, times: number): Faults {
  return async ({ stored, written }) => {
    const faults: string[] = [];
    for (const { name, isAcknowledged } of written) {
      const found = await countOf(stored, sql, name);
      const isGood = found === times || (found === 0 && !isAcknowledged);
      if (!isGood) faults.push(`${name} is there ${String(found)} times of ${String(times)}`);
    }
    return faults;
  };
}

/** The `count` of a query with one row. */
export async function countOf(stored: StoredSchool, sql: string, ...values: readonly string[]): Promise<number> {
  const [row] = await stored.all(sql, ...values);
  return Number(row?.['count'] ?? 0);
}

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/open-sqlite.ts';
import { putEarlierSchool, runCommand } from '../support/kept-rows.ts';
import { aPostgres } from '../support/postgres.ts';
import { aFolder } from './school.ts';

/** An empty database that is dropped after the test. */
export async function aDatabase(): Promise<string> {
  const { url, drop } = await aPostgres();
  onTestFinished(drop);
  return url;
}

/** A school in the middle of its day, with games, drafts and a log, with today's schema. */
export async function aSchool(): Promise<string> {
  const folder = aFolder();
  putEarlierSchool(folder);
  const file = join(folder, 'fracht.sqlite');
  await (await openSqlite(file, 1)).close();
  const database = new Database(file);
  database.exec("insert into game_leases select id, 'someone', 3, 0 from games");
  database.exec("insert into second_factors select id, 'secret', '[1,2]', 5 from users where type = 'ADMIN'");
  database.exec("insert into recovery_codes select user, 'hash' from second_factors");
  database.close();
  return folder;
}

/** Moves a school from one place to another, as an operator does. */
export const move = (from: string, to: string) => runCommand('main', '--from', from, '--to', to);

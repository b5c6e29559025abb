import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { contentStore } from '../kysely/content.ts';
import { draftStore } from '../kysely/drafts.ts';
import { gameStore } from '../kysely/games.ts';
import { groupStore } from '../kysely/groups.ts';
import { imageStore } from '../kysely/images.ts';
import { libraryStore } from '../kysely/library.ts';
import { mailStore } from '../kysely/mail.ts';
import { sessionStore } from '../kysely/sessions.ts';
import { surveyStore } from '../kysely/survey.ts';
import { userStore } from '../kysely/users.ts';
import { migrate } from '../migrate.ts';
import type { Storage } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { WritingDialect } from './writing-dialect.ts';

const BUSY_MS = 5000;

/**
 * The embedded database in a file, migrated to the newest shape. Every commit is synced before it is answered.
 * (stack "Data": WAL, synchronous=FULL)
 */
export async function openSqlite(file: string, now: number): Promise<Storage> {
  const db = new Kysely<Tables>({ dialect: new WritingDialect({ database: connect(file) }) });
  await migrate(db, now);
  return {
    users: userStore(db),
    sessions: sessionStore(db),
    groups: groupStore(db),
    games: gameStore(db),
    content: contentStore(db),
    library: libraryStore(db),
    drafts: draftStore(db),
    images: imageStore(db),
    survey: surveyStore(db),
    mail: mailStore(db),
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** A connection with the settings that every user of the file needs; the log's writer opens its own. */
export function connect(file: string): Database.Database {
  const database = new Database(file, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

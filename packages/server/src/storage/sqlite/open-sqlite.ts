import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { contentStore } from '../kysely/content.ts';
import { dayStore, leavingStore } from '../kysely/days.ts';
import { draftStore } from '../kysely/drafts.ts';
import { gameStore } from '../kysely/games.ts';
import { groupStore } from '../kysely/groups.ts';
import { imageStore } from '../kysely/images.ts';
import { intakeStore } from '../kysely/intake.ts';
import { invitationStore } from '../kysely/invitations.ts';
import { libraryStore } from '../kysely/library.ts';
import { mailStore } from '../kysely/mail.ts';
import { makeReadable, type OnBadRow } from '../kysely/readable.ts';
import { sessionStore } from '../kysely/sessions.ts';
import { surveyStore } from '../kysely/survey.ts';
import { userStore } from '../kysely/users.ts';
import { migrate } from '../migrate.ts';
import type { Storage } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { SameFiles } from './same-files.ts';
import { WritingDialect } from './writing-dialect.ts';

const BUSY_MS = 5000;

/**
 * The embedded database in a file, migrated to the newest shape. Every commit is synced before it is answered.
 * `onBadRow` hears of rows that cannot be read, which lists leave out. (stack "Data": WAL, synchronous=FULL)
 */
export async function openSqlite(file: string, now: number, onBadRow: OnBadRow = ignored): Promise<Storage> {
  const readable = makeReadable(onBadRow);
  const [database, files] = [connect(file), new SameFiles(file)];
  const db = new Kysely<Tables>({ dialect: new WritingDialect({ database, check: () => files.check() }) });
  await migrate(db, now);
  return {
    users: { ...userStore(db, readable), ...intakeStore(db) },
    sessions: sessionStore(db),
    groups: groupStore(db),
    invitations: invitationStore(db),
    games: gameStore(db, readable),
    content: contentStore(db, readable),
    library: libraryStore(db, readable),
    drafts: draftStore(db, readable),
    images: imageStore(db, readable),
    survey: surveyStore(db, readable),
    mail: mailStore(db),
    days: dayStore(db),
    leaving: leavingStore(db),
    close: () => db.destroy(),
  };
}

function ignored(): void {}

/** A connection with the settings that every user of the file needs; the log's writer opens its own. */
export function connect(file: string): Database.Database {
  const database = new Database(file, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

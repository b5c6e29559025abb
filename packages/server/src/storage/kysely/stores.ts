import type { Kysely } from 'kysely';
import type { PicturePlace } from '../picture-place.ts';
import type { Storage } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { contentStore } from './content.ts';
import { dayStore, leavingStore } from './days.ts';
import { draftStore } from './drafts.ts';
import { gameStore } from './games.ts';
import { groupStore } from './groups.ts';
import { imageStore } from './images.ts';
import { intakeStore } from './intake.ts';
import { invitationStore } from './invitations.ts';
import { libraryStore } from './library.ts';
import { mailStore } from './mail.ts';
import { makeReadable, type OnBadRow } from './readable.ts';
import { sessionStore } from './sessions.ts';
import { surveyStore } from './survey.ts';
import { userStore } from './users.ts';

/** The whole storage over a migrated database of either kind and the place of its pictures. `onBadRow` is called for unreadable rows, which lists leave out. */
export function storageOver(db: Kysely<Tables>, pictures: PicturePlace, onBadRow: OnBadRow): Storage {
  const readable = makeReadable(onBadRow);
  return {
    users: { ...userStore(db, readable), ...intakeStore(db) },
    sessions: sessionStore(db),
    groups: groupStore(db),
    invitations: invitationStore(db),
    games: gameStore(db, readable),
    content: contentStore(db, readable),
    library: libraryStore(db, readable, pictures),
    drafts: draftStore(db, readable, pictures),
    images: imageStore(db, readable, pictures),
    survey: surveyStore(db, readable),
    mail: mailStore(db),
    days: dayStore(db),
    leaving: leavingStore(db),
    schoolId: async () => (await db.selectFrom('school').select('id').executeTakeFirstOrThrow()).id,
    close: () => db.destroy(),
  };
}

import type { PicturePlace } from '../picture-place.ts';
import type { Storage } from '../storage.ts';
import type { Db } from '../tables.ts';
import { sqlAuditStore } from './audit.ts';
import { sqlBinStore } from './bin.ts';
import { sqlContentStore } from './content.ts';
import { sqlCurriculumStore } from './curriculum.ts';
import { sqlDayStore, sqlLeavingStore } from './days.ts';
import { sqlDebriefStore } from './debriefs.ts';
import { sqlDraftStore } from './drafts.ts';
import { sqlDuelStore } from './duels.ts';
import { sqlGameStore } from './games.ts';
import { sqlGroupLecturerStore } from './group-lecturers.ts';
import { sqlGroupStore } from './groups.ts';
import { sqlHomeworkStore } from './homework.ts';
import { sqlImageStore } from './images.ts';
import { sqlIntakeStore } from './intake.ts';
import { sqlInvitationStore } from './invitations.ts';
import { sqlLibraryStore } from './library.ts';
import { mailStore } from './mail.ts';
import { sqlObservationStore } from './observations.ts';
import { sqlNoteStore } from './notes.ts';
import { makeReadable, type OnBadRow } from './readable.ts';
import { sqlRequestStore } from './requests.ts';
import { sqlSecondFactorStore } from './second-factors.ts';
import { sqlSentenceStore } from './sentences.ts';
import { sqlTaskStarStore } from './task-stars.ts';
import { sqlSessionStore } from './sessions.ts';
import { sqlSurveyStore } from './survey.ts';
import { sqlUserStore } from './users.ts';

/** The whole storage over a migrated database of either kind and the place of its pictures. `onBadRow` is called for unreadable rows, which lists leave out. */
export function storageOver(db: Db, pictures: PicturePlace, onBadRow: OnBadRow): Storage {
  const readable = makeReadable(onBadRow);
  return {
    users: { ...sqlUserStore(db, readable), ...sqlIntakeStore(db) },
    sessions: sqlSessionStore(db),
    secondFactors: sqlSecondFactorStore(db),
    groups: sqlGroupStore(db),
    groupLecturers: sqlGroupLecturerStore(db),
    invitations: sqlInvitationStore(db),
    games: sqlGameStore(db, readable),
    homework: sqlHomeworkStore(db, readable),
    duels: sqlDuelStore(db),
    debriefs: sqlDebriefStore(db),
    observations: sqlObservationStore(db),
    curriculum: sqlCurriculumStore(db, readable),
    content: sqlContentStore(db, readable),
    library: sqlLibraryStore(db, readable, pictures),
    drafts: sqlDraftStore(db, readable, pictures),
    images: sqlImageStore(db, readable, pictures),
    survey: sqlSurveyStore(db, readable),
    notes: sqlNoteStore(db),
    sentences: sqlSentenceStore(db),
    taskStars: sqlTaskStarStore(db),
    audit: sqlAuditStore(db, readable),
    bin: sqlBinStore(db, pictures),
    mail: mailStore(db),
    days: sqlDayStore(db),
    leaving: sqlLeavingStore(db),
    requests: sqlRequestStore(db),
    schoolId: async () => (await db.selectFrom('school').select('id').executeTakeFirstOrThrow()).id,
    close: () => db.destroy(),
  };
}

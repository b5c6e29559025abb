import type { CallRecord } from './call.ts';
import { accountCalls } from './accounts.ts';
import { auditCalls } from './audit.ts';
import { backupCalls } from './backups.ts';
import { binCalls } from './bin.ts';
import { contentCalls } from './content.ts';
import { courseCalls } from './course.ts';
import { curriculumCalls } from './curriculum.ts';
import { debriefCalls } from './debriefs.ts';
import { demoCalls } from './demo.ts';
import { draftCalls } from './drafts.ts';
import { duelCalls } from './duels.ts';
import { gameNoteCalls } from './game-notes.ts';
import { gameCalls } from './games.ts';
import { groupCalls } from './groups.ts';
import { lessonCalls } from './lessons.ts';
import { homeworkCalls } from './homework.ts';
import { libraryCalls } from './library.ts';
import { liveGameCalls } from './live-games.ts';
import { pictureCalls } from './pictures.ts';
import { practiceCalls } from './practice.ts';
import { privacyCalls } from './privacy.ts';
import { sentenceCalls } from './sentences.ts';
import { serverCalls } from './server.ts';
import { settingCalls } from './settings.ts';
import { skillCalls } from './skills.ts';
import { surveyCalls } from './surveys.ts';
import { userCalls } from './users.ts';

/** All calls, grouped by subject. */
export const GROUPS = {
  'Session and password': accountCalls,
  People: userCalls,
  'Own data': privacyCalls,
  Groups: groupCalls,
  'Landing page': contentCalls,
  Games: gameCalls,
  'One game': liveGameCalls,
  Homework: homeworkCalls,
  Duels: duelCalls,
  Debriefs: debriefCalls,
  Competences: skillCalls,
  Course: courseCalls,
  Curriculum: curriculumCalls,
  'Notes of a game': gameNoteCalls,
  'Sentences after a game': sentenceCalls,
  Lessons: lessonCalls,
  Practice: practiceCalls,
  Settings: settingCalls,
  Libraries: libraryCalls,
  'Drafts and versions': draftCalls,
  Pictures: pictureCalls,
  Surveys: surveyCalls,
  Audit: auditCalls,
  Bin: binCalls,
  Backups: backupCalls,
  'Demo school': demoCalls,
  Server: serverCalls,
} as const satisfies Readonly<Record<string, Readonly<Record<string, CallRecord>>>>;

/** All calls, by their names in code. (ENV-1) */
export const CALLS = {
  ...accountCalls,
  ...userCalls,
  ...privacyCalls,
  ...groupCalls,
  ...contentCalls,
  ...gameCalls,
  ...liveGameCalls,
  ...homeworkCalls,
  ...duelCalls,
  ...debriefCalls,
  ...skillCalls,
  ...courseCalls,
  ...curriculumCalls,
  ...gameNoteCalls,
  ...sentenceCalls,
  ...lessonCalls,
  ...practiceCalls,
  ...settingCalls,
  ...libraryCalls,
  ...draftCalls,
  ...pictureCalls,
  ...surveyCalls,
  ...auditCalls,
  ...binCalls,
  ...backupCalls,
  ...demoCalls,
  ...serverCalls,
} as const;

/** The types of all calls, for clients that do not load the schemas. */
export type Calls = typeof CALLS;

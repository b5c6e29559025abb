import type { CallRecord } from './call.ts';
import { accountCalls } from './accounts.ts';
import { contentCalls } from './content.ts';
import { draftCalls } from './drafts.ts';
import { gameCalls } from './games.ts';
import { groupCalls } from './groups.ts';
import { libraryCalls } from './library.ts';
import { liveGameCalls } from './live-games.ts';
import { pictureCalls } from './pictures.ts';
import { privacyCalls } from './privacy.ts';
import { serverCalls } from './server.ts';
import { settingCalls } from './settings.ts';
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
  Settings: settingCalls,
  Libraries: libraryCalls,
  'Drafts and versions': draftCalls,
  Pictures: pictureCalls,
  Surveys: surveyCalls,
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
  ...settingCalls,
  ...libraryCalls,
  ...draftCalls,
  ...pictureCalls,
  ...surveyCalls,
  ...serverCalls,
} as const;

/** The types of all calls, for clients that do not load the schemas. */
export type Calls = typeof CALLS;

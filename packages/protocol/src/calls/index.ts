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

/** Every call there is, by its name in code. (ENV-1) */
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

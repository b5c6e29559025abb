import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { accountsAndGames } from './0001-accounts-and-games.ts';
import { gameLog } from './0002-game-log.ts';
import { libraries } from './0003-libraries.ts';
import { librarySeed } from './0004-library-seed.ts';
import { sentMail } from './0005-sent-mail.ts';
import { classAccounts } from './0006-class-accounts.ts';
import { surveys } from './0007-surveys.ts';
import { removedItems } from './0008-removed-items.ts';
import { draftsAndVersions } from './0009-drafts-and-versions.ts';
import { seenInGames } from './0010-seen-in-games.ts';
import { versionsOfSettings } from './0011-versions-of-settings.ts';
import { eventImages } from './0012-event-images.ts';
import { school } from './0013-school.ts';
import { daysSeen } from './0014-days-seen.ts';
import { classBatches } from './0015-class-batches.ts';
import { invitations } from './0016-invitations.ts';
import { rulesVersions } from './0020-rules-versions.ts';
import { rankedWhenPlayedOut } from './0021-ranked-when-played-out.ts';
import { theftsAreMarked } from './0022-thefts-are-marked.ts';
import { earlierValues } from './0023-earlier-values.ts';
import { epochs } from './0024-epochs.ts';
import { gameLeases } from './0025-game-leases.ts';
import { pictures } from './0026-pictures.ts';

/** All migrations in order. The name of an applied one never changes. */
export const MIGRATIONS: readonly { readonly name: string; up(db: Kysely<Tables>): Promise<void> }[] = [
  { name: '0001-accounts-and-games', up: accountsAndGames },
  { name: '0002-game-log', up: gameLog },
  { name: '0003-libraries', up: libraries },
  { name: '0004-library-seed', up: librarySeed },
  { name: '0005-sent-mail', up: sentMail },
  { name: '0006-class-accounts', up: classAccounts },
  { name: '0007-surveys', up: surveys },
  { name: '0008-removed-items', up: removedItems },
  { name: '0009-drafts-and-versions', up: draftsAndVersions },
  { name: '0010-seen-in-games', up: seenInGames },
  { name: '0011-versions-of-settings', up: versionsOfSettings },
  { name: '0012-event-images', up: eventImages },
  { name: '0013-school', up: school },
  { name: '0014-days-seen', up: daysSeen },
  { name: '0015-class-batches', up: classBatches },
  { name: '0016-invitations', up: invitations },
  { name: '0020-rules-versions', up: rulesVersions },
  { name: '0021-ranked-when-played-out', up: rankedWhenPlayedOut },
  { name: '0022-thefts-are-marked', up: theftsAreMarked },
  { name: '0023-earlier-values', up: earlierValues },
  { name: '0024-epochs', up: epochs },
  { name: '0025-game-leases', up: gameLeases },
  { name: '0026-pictures', up: pictures },
];

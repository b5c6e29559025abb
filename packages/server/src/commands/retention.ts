import { leavingMail } from '@fracht/content';
import type { AppContext } from '../context.ts';
import type { Leaving } from '../storage/day-store.ts';
import { eraseUser } from './erase-user.ts';
import { lettersToAdmins } from './letters-to-admins.ts';

const DEFAULT_MONTHS = 24;
const DAYS_OF_MONTH = 365 / 12;
/** Days on which the server ran: from the notice until the account is set aside, and from then until it is erased. */
export const NOTICE_DAYS = 7;
export const ASIDE_DAYS = 7;
/** How many students are put on the list in a day: at most this many and at most this share of all, but at least one. */
const MOST_A_DAY = 50;
const PART_A_DAY = 0.1;

/** How many accounts one sweep handled, by step. */
export type Swept = { readonly noticed: number; readonly aside: number; readonly erased: number };

/** A student on the list, and the number of days until the account is erased. */
export type Departure = Leaving & { readonly days: number };

/** Months after the last login when a student's account is erased; 0: never. */
export async function retentionMonths({ storage }: AppContext): Promise<number> {
  return (await storage.content.retention()) ?? DEFAULT_MONTHS;
}

/** Sets it; false, with nothing changed, if it no longer has the value `known`. */
export async function changeRetention(
  { storage: { content } }: AppContext,
  months: number,
  known: number | undefined,
): Promise<boolean> {
  const isUnset = known === DEFAULT_MONTHS && (await content.retention()) === null;
  return content.saveRetention(months, isUnset ? null : known);
}

/**
 * Moves the accounts of long absent students one step on: notice to the admins, a week later set aside (logged out everywhere, codes invalid),
 * a week after that erased. Only days on which the server ran count, so that a wrong clock erases nobody. A second sweep on the same day does
 * nothing. (docs/adr/0022)
 */
export async function sweepAccounts(context: AppContext): Promise<Swept> {
  const { storage } = context;
  const months = await retentionMonths(context);
  const day = await storage.days.seen();
  // With 0 months, nobody counts as away for long enough.
  const limit = months === 0 ? -1 : day - Math.ceil(months * DAYS_OF_MONTH);
  await storage.leaving.dropSeenAfter(limit);
  const listed = await storage.leaving.all();
  const gone = listed.filter(({ asideDay }) => asideDay !== null && asideDay <= day - ASIDE_DAYS);
  for (const { user } of gone) await eraseUser(context, user.id);
  const told = listed.filter(({ asideDay, noticedDay }) => asideDay === null && noticedDay <= day - NOTICE_DAYS);
  await storage.leaving.putAside(
    told.map(({ user }) => user.id),
    day,
  );
  const noticed = limit < 0 ? 0 : await noticeUnseen(context, limit, day);
  return { noticed, aside: told.length, erased: gone.length };
}

/** Everybody on the list, those who are erased first at the top. */
export async function departures({ storage }: AppContext): Promise<readonly Departure[]> {
  const day = await storage.days.seen();
  return (await storage.leaving.all()).map((one) => ({ ...one, days: daysLeft(one, day) }));
}

/** Takes students off the list, as if they had logged in today; ignores those who are not on it. */
export async function keepUsers({ storage }: AppContext, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const listed = (await storage.leaving.all()).map(({ user }) => user.id).filter((id) => wanted.has(id));
  if (listed.length > 0) await storage.leaving.keep(listed, await storage.days.seen());
}

function daysLeft({ noticedDay, asideDay }: Leaving, day: number): number {
  const end = asideDay === null ? noticedDay + NOTICE_DAYS + ASIDE_DAYS : asideDay + ASIDE_DAYS;
  return Math.max(1, end - day);
}

async function noticeUnseen(context: AppContext, limit: number, day: number): Promise<number> {
  const { storage, post, config } = context;
  const most = Math.min(MOST_A_DAY, Math.max(1, Math.floor((await storage.leaving.students()) * PART_A_DAY)));
  const room = most - (await storage.leaving.noticedOn(day));
  const unseen = room > 0 ? await storage.leaving.unseenSince(limit, room) : [];
  if (unseen.length === 0) return 0;
  const link = `${config.publicUrl}/panel/admin/lecturers`;
  const mail = leavingMail({ count: unseen.length, days: NOTICE_DAYS + ASIDE_DAYS, link });
  const letters = await lettersToAdmins(context, mail);
  await storage.leaving.notice(
    unseen.map(({ id }) => id),
    day,
    letters,
  );
  post.wake();
  return unseen.length;
}

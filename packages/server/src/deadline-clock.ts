import { schoolDay } from '@fracht/content';
import type { DayStore } from './storage/day-store.ts';

const DAY_MS = 86_400_000;
/** As long as a weekend with a day off on either side, and a day more: who starts a server after it need not wait. */
const PAUSE_MS = 5 * DAY_MS;
/** How long a clock that is further ahead has to stand so: less than a lesson, and longer than a machine needs to set its clock by the network. */
const STANDS_MS = 20 * 60_000;

type DeadlineClockParts = {
  readonly days: Pick<DayStore, 'lastBefore'>;
  /** The wall clock in ms. */
  readonly now: () => number;
  /** The time since the server's start by a monotonic clock that also runs while the machine sleeps, added to the wall clock at the start. */
  readonly sleepless: () => number;
};

/**
 * The moment, in ms, by which deadlines count as reached. What a deadline does cannot be taken back - an ended game is not opened again, and an answer
 * that was shown is known - so of two clocks the earlier one decides: a wall clock that jumps ahead while the server runs reaches none. A server that was
 * started with a clock days past the last other day on which one ran reaches none after that day, until the clock has stood so for a while. (HWS-3)
 */
export async function deadlineClock({ days, now, sleepless }: DeadlineClockParts): Promise<() => number> {
  const start = sleepless();
  const last = await days.lastBefore(schoolDay(now()));
  if (last === null) return () => Math.min(now(), sleepless());
  return () => {
    const at = Math.min(now(), sleepless());
    const isKnown = at - last <= PAUSE_MS || sleepless() - start >= STANDS_MS;
    return isKnown ? at : last + DAY_MS;
  };
}

/** Whether an assignment is over: its attempts are closed, none is begun, and nothing of them is held back. */
export function isHomeworkOver(
  { closesAt }: { readonly closesAt: number },
  { deadlineNow }: { readonly deadlineNow: () => number },
): boolean {
  return closesAt <= deadlineNow();
}

import { schoolDay } from '@fracht/content';
import type { DayStore } from './storage/day-store.ts';

/** The least time between two counted days while the process runs, in ms of a monotonic clock. */
const LEAST_MS = 20 * 3_600_000;

type DayWatchParts = {
  readonly days: Pick<DayStore, 'see'>;
  /** The wall clock in ms. */
  readonly now: () => number;
  /** A monotonic clock in ms. */
  readonly uptime: () => number;
};

/**
 * Counts the days on which the server runs. Called often, it counts each date once; a jump of the wall clock, however far, counts as one day.
 * The first date after a start counts unless it was counted before.
 */
export function dayWatch({ days, now, uptime }: DayWatchParts): () => Promise<void> {
  let last: { readonly day: string; readonly at: number } | null = null;
  return async () => {
    const day = schoolDay(now());
    if (last !== null && (day === last.day || uptime() - last.at < LEAST_MS)) return;
    last = { day, at: uptime() };
    await days.see(day, now());
  };
}

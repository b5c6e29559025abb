import { localDay } from './presenters/game.ts';
import type { DayStore } from './storage/day-store.ts';

/** In one life of the process a day comes at the earliest this long after the one before, by a clock that nobody can set, in ms. */
const LEAST_MS = 20 * 3_600_000;

type Parts = {
  readonly days: DayStore;
  /** The wall clock in ms. */
  readonly now: () => number;
  /** A clock that only goes forward, in ms. */
  readonly uptime: () => number;
};

/**
 * Counts the days that the server lives to see: asked again and again, it counts today's date once, and a wall clock that jumps counts
 * for one day, however far. The first date after a start counts if it was never seen before.
 */
export function dayWatch({ days, now, uptime }: Parts): () => Promise<void> {
  let last: { readonly day: string; readonly at: number } | null = null;
  return async () => {
    const day = localDay(now());
    if (last !== null && (day === last.day || uptime() - last.at < LEAST_MS)) return;
    last = { day, at: uptime() };
    await days.see(day, now());
  };
}

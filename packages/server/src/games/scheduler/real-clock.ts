/** Where the server reads time: milliseconds since 1970 that never go back, and timers. */
export type RealClock = {
  readonly now: () => number;
  /** Runs `wake` once after `delay` ms; the returned function cancels it. */
  readonly wakeAfter: (delay: number, wake: () => void) => () => void;
};

const LONGEST_DELAY = 2 ** 31 - 1;

/** The machine's monotonic clock; a change of the wall clock does not affect it. */
export const REAL_CLOCK: RealClock = {
  now: () => performance.timeOrigin + performance.now(),
  wakeAfter(delay, wake) {
    const timer = setTimeout(wake, Math.min(Math.max(delay, 0), LONGEST_DELAY));
    return () => clearTimeout(timer);
  },
};

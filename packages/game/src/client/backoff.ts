/** The shortest wait before an attempt, in ms. */
export const FIRST_MS = 250;
const LONGEST_MS = 5000;

/**
 * Exponential backoff: the wait before the next attempt to connect, in ms. Doubles up to 5 s; `chance` (0 to 1) is the jitter that keeps a whole class from
 * reconnecting at once.
 */
export function waitBefore(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.75 + chance / 2));
}

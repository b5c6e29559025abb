const FIRST_MS = 250;
const LONGEST_MS = 5000;

/** How long to wait before the next attempt, in milliseconds: doubles to 5 s; `chance` (0 to 1) spreads a whole class out. */
export function waitBefore(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.75 + chance / 2));
}

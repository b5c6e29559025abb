import type { GameSeconds, GameStateName } from '@fracht/engine';

/** What the last message said about the game's time. */
export type ClockReading = {
  readonly state: GameStateName;
  readonly round: number;
  /** Game time at `serverTime`. */
  readonly now: GameSeconds;
  readonly serverTime: number;
  /** Game seconds in one real millisecond while the clock runs. */
  readonly rate: number;
  /** The clock never runs past it. */
  readonly roundEnd: GameSeconds;
};

/** Game seconds in one real millisecond. (CLK-2) */
export function clockRate(speed: number, unitMs: number): number {
  return (60 * speed) / unitMs;
}

/** Game time at a moment of the server's clock; a fraction, for drawing. Stands unless the game is in progress. */
export function gameTimeAt(reading: ClockReading, serverNow: number): number {
  if (reading.state !== 'IN_PROGRESS') return reading.now;
  const ahead = Math.max(0, serverNow - reading.serverTime) * reading.rate;
  return Math.min(reading.roundEnd, reading.now + ahead);
}

/**
 * The reading to go on from after a message: a running clock is never set back by one that was packed late, or trucks would
 * jump; a pause, a new round or another game sets it anew.
 */
export function nextReading(before: ClockReading | null, heard: ClockReading): ClockReading {
  if (before === null || before.state !== 'IN_PROGRESS' || heard.state !== 'IN_PROGRESS') return heard;
  if (before.round !== heard.round || before.rate !== heard.rate) return heard;
  const expected = gameTimeAt(before, heard.serverTime);
  const lag = expected - heard.now;
  return lag > 0 && lag < LARGEST_LAG_MS * heard.rate ? { ...heard, now: expected } : heard;
}

/** A message more than this behind says that the clock was truly set back (a server that came up again). */
const LARGEST_LAG_MS = 1500;

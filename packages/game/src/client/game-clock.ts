import type { GameSeconds, GameStateName } from '@fracht/engine';

/** The game's time as the last message gave it. */
export type ClockReading = {
  readonly state: GameStateName;
  readonly round: number;
  /** Game time at `serverTime`. */
  readonly now: GameSeconds;
  readonly serverTime: number;
  /** Game seconds in one real millisecond while the clock runs. */
  readonly rate: number;
  /** The game time at which the clock stops. */
  readonly roundEnd: GameSeconds;
};

/** Game seconds in one real millisecond. (CLK-2) */
export function clockRate(speed: number, unitMs: number): number {
  return (60 * speed) / unitMs;
}

/** Game time at a moment of the server's clock, with a fraction for drawing. Does not advance unless the game is in progress. */
export function gameTimeAt(reading: ClockReading, serverNow: number): number {
  if (reading.state !== 'IN_PROGRESS') return reading.now;
  const ahead = Math.max(0, serverNow - reading.serverTime) * reading.rate;
  return Math.min(reading.roundEnd, reading.now + ahead);
}

/**
 * The reading to use after a message. A delayed message never sets a running clock back, or trucks would jump; after a pause, in a new round or in another game
 * the message's time counts.
 */
export function nextReading(before: ClockReading | null, heard: ClockReading): ClockReading {
  if (before === null || before.state !== 'IN_PROGRESS' || heard.state !== 'IN_PROGRESS') return heard;
  if (before.round !== heard.round || before.rate !== heard.rate) return heard;
  const expected = gameTimeAt(before, heard.serverTime);
  const lag = expected - heard.now;
  return lag > 0 && lag < LARGEST_LAG_MS * heard.rate ? { ...heard, now: expected } : heard;
}

/** The reading of a clock that is stopped from `serverNow` on, until a message sets it again. (LIN-16) */
export function standingAt(reading: ClockReading, serverNow: number): ClockReading {
  return { ...reading, now: gameTimeAt(reading, serverNow), serverTime: serverNow, rate: 0 };
}

/** A message that lags by more than this means that the clock was really set back (the server restarted), in ms. */
const LARGEST_LAG_MS = 1500;

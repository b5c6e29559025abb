import { type GameSeconds, type GameSetup, type Seconds, ROUND_UNITS, roundSeconds } from '@fracht/engine';

/** How a bot that plays among people books, in game seconds. (BOT-11) */
export type BookingPace = {
  /** It books nothing before this moment of the game. */
  readonly first: GameSeconds;
  /** The time between two bookings, drawn between these two values. */
  readonly least: Seconds;
  readonly most: Seconds;
  /** Until this moment half of the orders are left to people. */
  readonly opening: GameSeconds;
};

/**
 * The pace of somebody who reads and considers: nothing in the first minute of a lesson, then an order every 20 to 40 seconds, and only half of the orders of the first five
 * minutes. (BOT-11)
 */
export function paceOfPeople(setup: GameSetup): BookingPace {
  const units = (count: number): number => Math.round((count * roundSeconds(setup)) / ROUND_UNITS);
  return { first: units(60), least: units(20), most: units(40), opening: units(300) };
}

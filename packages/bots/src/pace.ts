import { type GameSeconds, type GameSetup, type Seconds, ROUND_UNITS, roundSeconds } from '@fracht/engine';

/** How a bot books that sits among people, in game seconds. (BOT-11) */
export type BookingPace = {
  /** It books nothing before this moment of the game. */
  readonly first: GameSeconds;
  /** From one booking to the next it lets so much time pass, drawn between the two. */
  readonly least: Seconds;
  readonly most: Seconds;
  /** Until this moment half of the orders are left to people. */
  readonly opening: GameSeconds;
};

/** The pace of somebody who reads and weighs: nothing in the first minute of a lesson, then an order in 20 to 40 seconds, half of the orders of the first five minutes. (BOT-11) */
export function paceOfPeople(setup: GameSetup): BookingPace {
  const units = (count: number): number => Math.round((count * roundSeconds(setup)) / ROUND_UNITS);
  return { first: units(60), least: units(20), most: units(40), opening: units(300) };
}

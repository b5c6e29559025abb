import { endRound } from '../rounds/rounds.ts';
import { orderExpires, pickWindowEnds } from '../course/expire.ts';
import { orderReleased } from '../orders/release.ts';
import { runStrikeTimer } from '../incidents/schedule.ts';
import type { GameState, Timer } from '../state.ts';
import { carEvent } from './car.ts';

/** The handler of each timer. A missing row does not compile. (CLK-5) */
export const TIMERS: Readonly<Record<Timer['type'], (state: GameState, index: number) => GameState>> = {
  ORDER_RELEASE: orderReleased,
  PICK_WINDOW_ENDS: pickWindowEnds,
  ORDER_EXPIRES: orderExpires,
  CAR: carEvent,
  SITUATION: runStrikeTimer,
  ROUND_ENDS: endRound,
};

import { type GameAction, type GameState, findPlayer } from '@fracht/engine';
import { type BotView, type DispatchStep, lookAt } from './look.ts';
import type { BotSeat } from './seat.ts';
import { bookOrders } from './steps/book-orders.ts';
import { restDrivers } from './steps/rest-drivers.ts';
import { returnCars } from './steps/return-cars.ts';
import { sendCars } from './steps/send-cars.ts';
import { settleSituations } from './steps/settle-situations.ts';
import { takePart } from './steps/take-part.ts';

/** What a dispatcher does before looking for another order, the most urgent first. */
const BEFORE_BOOKING: readonly DispatchStep[] = [settleSituations, restDrivers, sendCars];

/**
 * The next action of a bot, or null if there is nothing to do. A pure function of what its player may see: it returns the same for the
 * player's view as for the whole game. Call it again after each action until it returns null.
 */
export function decide(state: GameState, seat: BotSeat): GameAction | null {
  const me = findPlayer(state, seat.player);
  if (me === null) return null;
  const joining = takePart({ state, me });
  if (joining !== null || state.state !== 'IN_PROGRESS' || me.status !== 'PLAYING') return joining;
  const look = lookAt(state, me, seat);
  return seat.tends === true ? restDrivers(look) : (manageOwn(look) ?? bookOrders(look) ?? returnCars(look));
}

/** The next action for the bot's own cars and orders, which come before looking for another order. */
export function manageOwn(look: BotView): GameAction | null {
  for (const step of BEFORE_BOOKING) {
    const action = step(look);
    if (action !== null) return action;
  }
  return null;
}

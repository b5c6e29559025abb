import { type GameAction, type GameState, type PlayerId, findPlayer } from '@fracht/engine';
import { type BotLevel, TEMPERS } from './levels.ts';
import { type Step, lookAt } from './look.ts';
import { bookOrders } from './steps/book-orders.ts';
import { restDrivers } from './steps/rest-drivers.ts';
import { returnCars } from './steps/return-cars.ts';
import { sendCars } from './steps/send-cars.ts';
import { settleSituations } from './steps/settle-situations.ts';
import { takePart } from './steps/take-part.ts';

/** A dispatcher's concerns, the most pressing first. */
const STEPS: readonly Step[] = [settleSituations, restDrivers, sendCars, bookOrders, returnCars];

/**
 * The next action of a bot, or null when it has nothing to do. A pure function of the player's view: it sees what a student
 * in its place would see, and nothing else. Ask again after each action until it says null.
 */
export function decide(view: GameState, player: PlayerId, level: BotLevel): GameAction | null {
  const me = findPlayer(view, player);
  if (me === null) return null;
  const look = lookAt(view, me, TEMPERS[level]);
  const joining = takePart(look);
  if (joining !== null || view.state !== 'IN_PROGRESS' || me.status !== 'PLAYING') return joining;
  for (const step of STEPS) {
    const action = step(look);
    if (action !== null) return action;
  }
  return null;
}

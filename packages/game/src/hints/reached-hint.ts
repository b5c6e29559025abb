import { ordersOf, type GameState, type PlayerId } from '@fracht/engine';

const BOOK = 0;
const SEND = 1;
const LOOK_ON = 2;
const TO_DO = 3;

/**
 * The first hint that the player still needs: after booking an order it is the one about sending a car, after that the map, and after looking at something on
 * the map the to-do list. (HNT-1)
 */
export function reachedHint(game: GameState, player: PlayerId, hasLooked: boolean): number {
  const own = ordersOf(game, player);
  if (own.some(({ car, loaded }) => car !== null || loaded)) return hasLooked ? TO_DO : LOOK_ON;
  return own.length > 0 ? SEND : BOOK;
}

import { ordersOf, type GameState, type PlayerId } from '@fracht/engine';

const BOOK = 0;
const SEND = 1;
const LOOK_ON = 2;
const TO_DO = 3;

/**
 * The first hint that is still news: a player who has booked an order starts with sending a car, one who has sent a car with the map, and who has then looked at
 * something on it with what is to be done. (HNT-1)
 */
export function reachedHint(game: GameState, player: PlayerId, hasLooked: boolean): number {
  const own = ordersOf(game, player);
  if (own.some(({ car, loaded }) => car !== null || loaded)) return hasLooked ? TO_DO : LOOK_ON;
  return own.length > 0 ? SEND : BOOK;
}

import { ordersOf, type GameState, type PlayerId } from '@fracht/engine';

const BOOK = 0;
const SEND = 1;
const LOOK_ON = 2;

/** The first hint that is still news: a player who has booked an order starts with sending a car, one who has sent a car with the map. */
export function reachedHint(game: GameState, player: PlayerId): number {
  const own = ordersOf(game, player);
  if (own.some(({ car, loaded }) => car !== null || loaded)) return LOOK_ON;
  return own.length > 0 ? SEND : BOOK;
}

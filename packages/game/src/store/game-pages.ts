import { orderBelow } from '@fracht/kit/ui/order-links.ts';
import { gameHome, gameStore } from './game-store.ts';

/** The address of the map of a game; also the first screen of its replay and of the practice. */
export function mapPage(game: string): string {
  const home = gameHome(game);
  const { isReplay, root } = gameStore.getState();
  return isReplay || root !== null ? home : `${home}/map`;
}

/** The address of an order's page in the game or in its replay. */
export function orderPage(game: string, order: string): string {
  return orderBelow(gameHome(game), order);
}

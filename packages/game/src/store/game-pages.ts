import { orderAddress } from '@fracht/kit/ui/order-links.ts';
import { gameStore } from './game-store.ts';

/** The address below which the screens of a game stand; those of its replay while it is replayed. */
export function gameHome(game: string): string {
  return `${gameRoot()}/${encodeURIComponent(game)}`;
}

/** The address of the map of a game; of its replay and of the practice it is the first screen. */
export function mapPage(game: string): string {
  const home = gameHome(game);
  const { isReplay, root } = gameStore.getState();
  return isReplay || root !== null ? home : `${home}/map`;
}

/** The address of an order's page in the game or in its replay. */
export function orderPage(game: string, order: string): string {
  return orderAddress(game, order, gameRoot());
}

function gameRoot(): string {
  const { isReplay, root } = gameStore.getState();
  return root ?? (isReplay ? '/replay' : '/game');
}

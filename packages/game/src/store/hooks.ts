import { useShallow } from 'zustand/react/shallow';
import type { Chances, GameState } from '@fracht/engine';
import type { LinkState } from '../client/game-client.ts';
import { gameStore, type GameData, type Viewer } from './game-store.ts';

/**
 * What a selector takes from the game as it is now, own unanswered actions applied. A list or object is compared item by
 * item, so that a selector may build one. Only for screens that are drawn while a game is known; throws without one.
 */
export function useGame<T>(select: (game: GameState) => T): T {
  return gameStore(useShallow((store) => select(knownGame(store))));
}

/** The whole game as it is now; for what is drawn anew every second anyway. */
export function useWholeGame(): GameState {
  return useGame((game) => game);
}

/** Who looks at the game. Throws outside a game. */
export function useViewer(): Viewer {
  const viewer = gameStore((store) => store.viewer);
  if (viewer === null) throw new Error('No viewer outside a game');
  return viewer;
}

/** What there was to do for the viewer; null until the game is over. */
export function useChances(): Chances | null {
  return gameStore((store) => store.wire?.chances ?? null);
}

/** In a break the viewer's place when the round began; null where there was none. */
export function usePlaceBefore(): number | null {
  return gameStore((store) => store.wire?.placeBefore ?? null);
}

/** How the connection stands. */
export function useLink(): LinkState {
  return gameStore((store) => store.link);
}

/** Whether a game is known yet. */
export function useHasGame(): boolean {
  return gameStore((store) => store.game !== null);
}

function knownGame(store: GameData): GameState {
  if (store.game === null) throw new Error('No game is known yet');
  return store.game;
}

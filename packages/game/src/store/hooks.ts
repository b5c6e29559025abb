import { useShallow } from 'zustand/react/shallow';
import type { Chances, GameState } from '@fracht/engine';
import type { WireGame } from '@fracht/protocol';
import type { LinkState } from '../client/game-client.ts';
import { gameStore, type GameData, type GameViewer } from './game-store.ts';

/**
 * The result of `select` on the shown game, with pending actions applied. Lists and objects are compared shallowly, so a selector may build new ones. Throws if
 * there is no game: only for screens that are rendered with one.
 */
export function useGame<T>(select: (game: GameState) => T): T {
  return gameStore(useShallow((store) => select(knownGame(store))));
}

/** The shown game; renders with every change, so only for components that are rendered each second anyway. */
export function useWholeGame(): GameState {
  return useGame((game) => game);
}

/** The viewer. Throws outside a game. */
export function useViewer(): GameViewer {
  const viewer = gameStore((store) => store.viewer);
  if (viewer === null) throw new Error('No viewer outside a game');
  return viewer;
}

/** Whether the viewer is the student who leads the game. (LED-1) */
export function useIsSolo(): boolean {
  const { player } = useViewer();
  return useGame(({ setup }) => setup.leader === player);
}

/** What the viewer could have done in the game; null until it is over. */
export function useChances(): Chances | null {
  return gameStore((store) => store.wire?.chances ?? null);
}

/** During a break: the viewer's rank when the round began; null if there was none. */
export function usePlaceBefore(): number | null {
  return gameStore((store) => store.wire?.placeBefore ?? null);
}

const NO_MEDALS: readonly WireGame['medals'][number][] = [];

/** The round's news for the class: its headline, and in the break its medals. (JOY-3, JOY-4) */
export function useRoundNews(): Pick<WireGame, 'headline' | 'medals'> {
  return gameStore(useShallow(({ wire }) => ({ headline: wire?.headline ?? null, medals: wire?.medals ?? NO_MEDALS })));
}

/** The state of the connection. */
export function useLink(): LinkState {
  return gameStore((store) => store.link);
}

/** Whether a game has arrived. */
export function useHasGame(): boolean {
  return gameStore((store) => store.game !== null);
}

function knownGame(store: GameData): GameState {
  if (store.game === null) throw new Error('No game is known yet');
  return store.game;
}

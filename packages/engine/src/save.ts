import { sharing } from './share.ts';
import type { GameSetup, GameState } from './state.ts';

/** The version of a saved state's shape; a change of shape raises it and migrates older ones. */
export const SAVED_VERSION = 1;

/** A game's state as plain JSON without its setup, which is stored once. (rules §1.1; LOG-5) */
export type SavedState = Omit<GameState, 'setup'> & { readonly version: typeof SAVED_VERSION };

/** The state to store. (LOG-5) */
export function saveState(state: GameState): SavedState {
  const { setup: _setup, ...rest } = state;
  return { version: SAVED_VERSION, ...rest };
}

/** The stored state with its setup again. The caller has parsed what it read. (LOG-5) */
export function loadState(setup: GameSetup, saved: SavedState): GameState {
  const { version: _version, ...rest } = saved;
  return { setup, ...sharing(rest, setup) };
}

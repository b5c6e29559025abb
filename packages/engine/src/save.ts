import { sharing } from './share.ts';
import type { GameSetup, GameState, Timer } from './state.ts';
import { NO_TIMERS, withTimers } from './timers/queue.ts';

/** The version of a saved state's shape; a change of shape raises it and migrates older ones. */
export const SAVED_VERSION = 2;

/** A game's state as plain JSON without its setup, which is stored once. (rules §1.1; LOG-5) */
export type SavedState = Omit<GameState, 'setup'> & { readonly version: typeof SAVED_VERSION };

/** As it was before the timers had pages. */
type SavedFlat = Omit<SavedState, 'version' | 'timers'> & { readonly version: 1; readonly timers: readonly Timer[] };

/** The state to store. (LOG-5) */
export function saveState(state: GameState): SavedState {
  const { setup: _setup, ...rest } = state;
  return { version: SAVED_VERSION, ...rest };
}

/** The stored state with its setup again, of an older shape too. The caller has parsed what it read. (LOG-5) */
export function loadState(setup: GameSetup, saved: SavedState | SavedFlat): GameState {
  const { version: _version, ...rest } = saved.version === 1 ? withPages(saved) : saved;
  return { setup, ...sharing(rest, setup) };
}

function withPages(saved: SavedFlat): SavedState {
  return { ...saved, version: SAVED_VERSION, timers: withTimers(NO_TIMERS, saved.timers) };
}

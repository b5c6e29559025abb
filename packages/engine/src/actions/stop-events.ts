import { happen } from '../happenings/happen.ts';
import type { GameState } from '../state.ts';
import type { Apply } from './rule.ts';

/** Stops the clock, or with `situations` only stops new situations from coming. (GAM-3, SIT-12) */
export const applyStopEvents: Apply<'STOP_EVENTS'> = (state, { situations }) =>
  situations === true ? { ...state, hasSituations: false } : pauseGame(state);

/** Stops the clock of a running game until somebody who leads it sets it going again. (GAM-3) */
export function pauseGame(state: GameState): GameState {
  return happen({ ...state, state: 'PAUSED', pauseReason: 'TEACHER' }, { what: 'GAME_PAUSED', player: null });
}

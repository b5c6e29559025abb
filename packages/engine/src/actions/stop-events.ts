import { happen } from '../happenings/happen.ts';
import type { Apply } from './rule.ts';

/** The teacher stops the clock of the running game, or with `situations` only the new situations. (GAM-3, SIT-12) */
export const applyStopEvents: Apply<'STOP_EVENTS'> = (state, { situations }) => {
  if (situations === true) return { ...state, hasSituations: false };
  return happen({ ...state, state: 'PAUSED', pauseReason: 'TEACHER' }, { what: 'GAME_PAUSED', player: null });
};

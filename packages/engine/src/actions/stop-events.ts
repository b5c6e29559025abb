import { happen } from '../happenings/happen.ts';
import type { ActionRule } from './rule.ts';

/** The teacher stops the clock of the running game, or with `situations` only the new situations. (spec §4 "Game state", rules §3, §9; GAM-3, SIT-12) */
export const stopEvents: ActionRule<'STOP_EVENTS'> = {
  allowedFor: ['TEACHER'],
  check({ state }, { situations }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    if (situations === true) return null;
    return state === 'IN_PROGRESS' ? null : 'GAME_NOT_RUNNING';
  },
  apply(state, { situations }) {
    if (situations === true) return { ...state, hasSituations: false };
    return happen({ ...state, state: 'PAUSED', pauseReason: 'TEACHER' }, { what: 'GAME_PAUSED', player: null });
  },
};

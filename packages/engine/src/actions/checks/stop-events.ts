import type { ActionCheck } from '../rule.ts';

/** Whoever leads the game stops its clock; with `situations` a teacher stops only new situations from coming. (GAM-3, LED-1, SIT-12) */
export const stopEvents: ActionCheck<'STOP_EVENTS'> = {
  allowedFor: ['LEADER'],
  check({ state }, { situations }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    if (situations === true) return null;
    return state === 'IN_PROGRESS' ? null : 'GAME_NOT_RUNNING';
  },
};

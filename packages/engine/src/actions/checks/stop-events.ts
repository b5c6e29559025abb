import type { ActionCheck } from '../rule.ts';

/** Who leads the game stops its clock; a teacher with `situations` only the new situations. (GAM-3, LED-1, SIT-12) */
export const stopEvents: ActionCheck<'STOP_EVENTS'> = {
  allowedFor: ['LEADER'],
  check({ state }, { situations }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    if (situations === true) return null;
    return state === 'IN_PROGRESS' ? null : 'GAME_NOT_RUNNING';
  },
};

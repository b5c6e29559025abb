import type { ActionCheck } from '../rule.ts';

/** The teacher stops the clock of the running game, or with `situations` only the new situations. (GAM-3, SIT-12) */
export const stopEvents: ActionCheck<'STOP_EVENTS'> = {
  allowedFor: ['TEACHER'],
  check({ state }, { situations }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    if (situations === true) return null;
    return state === 'IN_PROGRESS' ? null : 'GAME_NOT_RUNNING';
  },
};

import type { ActionCheck } from '../rule.ts';

/** The teacher ends the game: it is settled and nothing changes any more. (GAM-7) */
export const finishGame: ActionCheck<'FINISH'> = {
  allowedFor: ['TEACHER'],
  check({ state }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    return state === 'FRESH' ? 'GAME_NOT_RUNNING' : null;
  },
};

import type { ActionCheck } from '../rule.ts';

/** Who leads the game ends it: it is settled and nothing changes any more. (GAM-7) */
export const finishGame: ActionCheck<'FINISH'> = {
  allowedFor: ['LEADER'],
  check({ state }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    return state === 'FRESH' ? 'GAME_NOT_RUNNING' : null;
  },
};

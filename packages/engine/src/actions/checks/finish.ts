import type { ActionCheck } from '../rule.ts';

/** Whoever leads the game ends it: the accounts are settled and nothing changes after that. (GAM-7) */
export const finishGame: ActionCheck<'FINISH'> = {
  allowedFor: ['LEADER'],
  check({ state }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    return state === 'FRESH' ? 'GAME_NOT_RUNNING' : null;
  },
};

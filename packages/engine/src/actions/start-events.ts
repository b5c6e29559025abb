import { resumeGame } from './start.ts';
import type { ActionRule } from './rule.ts';

/** The teacher sets the clock going after a pause; a round's end needs START. (spec §4 "Game state", rules §3; GAM-3) */
export const startEvents: ActionRule<'START_EVENTS'> = {
  allowedFor: ['TEACHER'],
  check({ state, pauseReason }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    return pauseReason === 'TEACHER' ? null : 'GAME_NOT_PAUSED';
  },
  apply: (state) => resumeGame(state),
};

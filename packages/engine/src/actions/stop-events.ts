import { withMessage } from '../messages/message.ts';
import type { ActionRule } from './rule.ts';

/** The teacher stops the clock of the running game. (spec §4 "Game state", rules §3; GAM-3) */
export const stopEvents: ActionRule<'STOP_EVENTS'> = {
  allowedFor: ['TEACHER'],
  check({ state }) {
    if (state === 'FINISHED') return 'GAME_FINISHED';
    return state === 'IN_PROGRESS' ? null : 'GAME_NOT_RUNNING';
  },
  apply: (state) => withMessage({ ...state, state: 'PAUSED', pauseReason: 'TEACHER' }, { code: 'GAME_PAUSED' }),
};

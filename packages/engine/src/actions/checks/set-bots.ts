import type { ActionCheck } from '../rule.ts';

/** The teacher lets bots fill the empty places of the game, or sends all of them away. (BTS-5) */
export const setBots: ActionCheck<'SET_BOTS'> = {
  allowedFor: ['TEACHER'],
  check: ({ state }) => (state === 'FINISHED' ? 'GAME_FINISHED' : null),
};

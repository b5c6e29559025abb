import { findPlayer } from '../../players/player.ts';
import type { ActionCheck } from '../rule.ts';

/** The teacher says something in own words to a player or to all, before the start and in a pause too. (docs/adr/0013; MSG-3) */
export const sendMessage: ActionCheck<'SEND_MESSAGE'> = {
  allowedFor: ['TEACHER'],
  check(state, { player }) {
    if (state.state === 'FINISHED') return 'GAME_FINISHED';
    return player === undefined || findPlayer(state, player) !== null ? null : 'PLAYER_UNKNOWN';
  },
};

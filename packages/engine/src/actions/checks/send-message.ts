import { findPlayer } from '../../players/player.ts';
import type { ActionCheck } from '../rule.ts';

/** The teacher sends a free-text message to one player or to all, also before the start and during a pause. (docs/adr/0013; MSG-3) */
export const sendMessage: ActionCheck<'SEND_MESSAGE'> = {
  allowedFor: ['TEACHER'],
  check(state, { player }) {
    if (state.state === 'FINISHED') return 'GAME_FINISHED';
    return player === undefined || findPlayer(state, player) !== null ? null : 'PLAYER_UNKNOWN';
  },
};

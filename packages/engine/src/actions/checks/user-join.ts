import { findPlayer } from '../../players/player.ts';
import type { ActionCheck } from '../rule.ts';

/** A connected player says that he takes part. (PLY-2) */
export const userJoin: ActionCheck<'USER_JOIN'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, _action, actor) {
    if (state.state === 'FINISHED') return 'GAME_FINISHED';
    const player = findPlayer(state, actor.player);
    if (player === null) return 'PLAYER_UNKNOWN';
    if (player.status === 'PLAYING') return 'PLAYER_PLAYING_ALREADY';
    return player.status === 'LEFT' ? 'PLAYER_NOT_CONNECTED' : null;
  },
};

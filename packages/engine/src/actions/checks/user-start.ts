import { findPlayer } from '../../players/player.ts';
import type { ActionCheck } from '../rule.ts';

/** A player who has joined begins to play, in a game that is running or paused; this includes latecomers. (PLY-3) */
export const userStart: ActionCheck<'USER_START'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, _action, actor) {
    if (state.state === 'FINISHED') return 'GAME_FINISHED';
    if (state.state !== 'IN_PROGRESS' && state.state !== 'PAUSED') return 'GAME_NOT_RUNNING';
    const player = findPlayer(state, actor.player);
    if (player === null) return 'PLAYER_UNKNOWN';
    if (player.status === 'PLAYING') return 'PLAYER_PLAYING_ALREADY';
    return player.status === 'JOINED' ? null : 'PLAYER_NOT_JOINED';
  },
};

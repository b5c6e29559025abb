import { findPlayer } from '../../players/player.ts';
import { botOf } from '../../players/tenure.ts';
import type { ActionCheck } from '../rule.ts';

/**
 * The teacher gives one place to a bot, changes the level of the bot there, or frees the place; never the place of a student who is present. (BTS-6)
 */
export const setSeat: ActionCheck<'SET_SEAT'> = {
  allowedFor: ['TEACHER'],
  check(state, { player: id }) {
    if (state.state === 'FINISHED') return 'GAME_FINISHED';
    const player = findPlayer(state, id);
    if (player?.type !== 'STUDENT') return 'PLAYER_UNKNOWN';
    return player.status === 'LEFT' || botOf(player) !== null ? null : 'SEAT_TAKEN';
  },
};

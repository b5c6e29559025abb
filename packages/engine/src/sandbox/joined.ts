import { freshPlayer } from '../players/player.ts';
import type { Player } from '../state.ts';

/** A student who has come to a game and has not begun to play. */
export function joined(user: Player['user']): Player {
  return { ...freshPlayer(user, 'STUDENT'), status: 'JOINED' };
}

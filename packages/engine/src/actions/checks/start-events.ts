import { findPlayer } from '../../players/player.ts';
import type { RejectionCode } from '../../rejections.ts';
import type { GameState } from '../../state.ts';
import type { ActionCheck } from '../rule.ts';
import type { ActionOf } from '../../game-action.ts';

/**
 * Whoever leads the game restarts the clock after a pause (the end of a round needs START instead). A teacher can also switch new
 * situations back on with `situations`, or bring a chosen `situation` upon one player or all of them. (GAM-3, LED-1, SIT-12)
 */
export const startEvents: ActionCheck<'START_EVENTS'> = {
  allowedFor: ['LEADER'],
  check(state, action) {
    if (state.state === 'FINISHED') return 'GAME_FINISHED';
    if (action.situation !== undefined) return refuseChosen(state, action);
    if (action.situations === true) return null;
    return state.pauseReason === 'TEACHER' ? null : 'GAME_NOT_PAUSED';
  },
};

/** Whether there is anybody whom a situation could strike; what only the library can tell is checked by `refuseByLibrary`. */
function refuseChosen(state: GameState, { player }: ActionOf<'START_EVENTS'>): RejectionCode | null {
  if (state.state !== 'IN_PROGRESS') return 'GAME_NOT_RUNNING';
  if (player === undefined) return null;
  const found = findPlayer(state, player);
  if (found === null) return 'PLAYER_UNKNOWN';
  return found.status === 'PLAYING' ? null : 'PLAYER_NOT_PLAYING';
}

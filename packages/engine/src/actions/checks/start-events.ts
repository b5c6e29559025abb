import { findPlayer } from '../../players/player.ts';
import type { RejectionCode } from '../../rejections.ts';
import type { GameState } from '../../state.ts';
import type { ActionCheck } from '../rule.ts';
import type { ActionOf } from '../../game-action.ts';

/**
 * Who leads the game sets the clock going after a pause (a round's end needs START); a teacher also lets new situations come again with
 * `situations`, or brings a chosen `situation` upon a player or upon all. (GAM-3, LED-1, SIT-12)
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

/** Whether anybody can be struck; what only the library tells, `refuseByLibrary` refuses. */
function refuseChosen(state: GameState, { player }: ActionOf<'START_EVENTS'>): RejectionCode | null {
  if (state.state !== 'IN_PROGRESS') return 'GAME_NOT_RUNNING';
  if (player === undefined) return null;
  const found = findPlayer(state, player);
  if (found === null) return 'PLAYER_UNKNOWN';
  return found.status === 'PLAYING' ? null : 'PLAYER_NOT_PLAYING';
}

import { roundsOf } from '../../clock.ts';
import { botOf } from '../../players/tenure.ts';
import type { GameState } from '../../state.ts';
import type { RejectionCode } from '../../rejections.ts';
import { assertNever } from '../../result.ts';
import type { ActionCheck } from '../rule.ts';

/**
 * Whoever leads the game starts it, starts the next round, or resumes after a pause. `skip`, for teachers only, ends the running round at
 * once and begins the next. (GAM-2, GAM-4, GAM-6, LED-1)
 */
export const start: ActionCheck<'START'> = {
  allowedFor: ['LEADER'],
  check(state, { skip }) {
    switch (state.state) {
      case 'FRESH':
        return 'GAME_NOT_WAITING';
      case 'FINISHED':
        return 'GAME_FINISHED';
      case 'WAITING':
        return state.players.some(isReady) ? null : 'GAME_NO_PLAYERS';
      case 'IN_PROGRESS':
        return skip === true ? refuseNextRound(state) : 'GAME_RUNNING_ALREADY';
      case 'PAUSED':
        return skip === true ? refuseNextRound(state) : null;
      default:
        return assertNever(state.state);
    }
  },
};

function refuseNextRound({ round, setup }: GameState): RejectionCode | null {
  return round < roundsOf(setup) ? null : 'GAME_LAST_ROUND';
}

function isReady(player: GameState['players'][number]): boolean {
  return player.type === 'STUDENT' && player.status === 'JOINED' && botOf(player) === null;
}

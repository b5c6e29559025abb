import { ROUNDS } from '../../clock.ts';
import type { GameState } from '../../state.ts';
import type { RejectionCode } from '../../rejections.ts';
import { assertNever } from '../../result.ts';
import type { ActionCheck } from '../rule.ts';

/** The teacher starts the game or the next round, or resumes after a pause; `skip` ends the running round at once and begins the next. (GAM-2, GAM-4, GAM-6) */
export const start: ActionCheck<'START'> = {
  allowedFor: ['TEACHER'],
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

function refuseNextRound({ round }: GameState): RejectionCode | null {
  return round < ROUNDS ? null : 'GAME_LAST_ROUND';
}

function isReady({ type, status }: GameState['players'][number]): boolean {
  return type === 'STUDENT' && status === 'JOINED';
}

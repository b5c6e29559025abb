import { happen } from '../happenings/happen.ts';
import { advance } from '../advance.ts';
import { roundEndsAt } from '../clock.ts';
import { openNewGame } from '../new-game.ts';
import { beginPlaying, beginRound } from '../rounds/rounds.ts';
import type { GameState } from '../state.ts';
import type { Apply } from './rule.ts';

/** Starts the game or the next round, or resumes it after a pause; `skip` ends the running round at once and begins the next. (GAM-2, GAM-4, GAM-6) */
export const applyStart: Apply<'START'> = (state, { skip }, { day }) => {
  if (state.state === 'WAITING') return firstRound(state, day);
  if (state.pauseReason === 'ROUND_END') return nextRound(state);
  return skip === true ? skipRound(state) : resumeGame(state);
};

/** Restarts the clock after the leader's pause. (GAM-3) */
export function resumeGame(state: GameState): GameState {
  return happen({ ...state, state: 'IN_PROGRESS', pauseReason: null }, { what: 'GAME_RESUMED', player: null });
}

/** Begins the next round and runs the timers due at its first second. (GAM-4) */
export function nextRound(state: GameState): GameState {
  return advance(beginRound(state), state.now);
}

function firstRound(state: GameState, day: string): GameState {
  const opened = openNewGame(state, day);
  let game = beginRound(opened);
  for (const { id, status } of state.players) if (status === 'JOINED') game = beginPlaying(game, id);
  return advance(game, game.now);
}

function skipRound(state: GameState): GameState {
  const running: GameState = { ...state, state: 'IN_PROGRESS', pauseReason: null };
  return nextRound(advance(running, roundEndsAt(state)));
}

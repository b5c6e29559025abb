import { withCause } from './happenings/happen.ts';
import type { GameState } from './state.ts';
import { TIMERS } from './events/index.ts';
import { nextTimer, withoutNext } from './timers/queue.ts';
import type { GameSeconds } from './units.ts';

const BY_TIME = { by: 'TIME' } as const;

/**
 * Advances the game to the time `to` and runs every timer that is due by then, in order. Time stands still unless the game is in progress,
 * never goes back, and stops at the end of a round. One long step gives the same state as many short ones. (CLK-1, CLK-6)
 */
export function advance(state: GameState, to: GameSeconds): GameState {
  let game = state;
  while (game.state === 'IN_PROGRESS') {
    const timer = nextTimer(game.timers);
    if (timer === undefined || timer.at > to) return to > game.now ? { ...game, now: to } : game;
    const due = { ...game, now: Math.max(game.now, timer.at), timers: withoutNext(game.timers, timer) };
    game = withCause(due, BY_TIME, (then) => TIMERS[timer.type](then, timer.index));
  }
  return game;
}

/** When the next timer is due; null while the clock is stopped or no timer is left. (CLK-5) */
export function nextEventAt(state: GameState): GameSeconds | null {
  if (state.state !== 'IN_PROGRESS') return null;
  return nextTimer(state.timers)?.at ?? null;
}

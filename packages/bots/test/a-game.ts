import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';
import {
  type GameAction,
  type GameSetup,
  type GameState,
  type HostAction,
  type Library,
  type PlayerUser,
  RULES_VERSION,
  advance,
  newGame,
  runEntry,
} from '@fracht/engine';
import { spend } from '@fracht/testing/runs/costs.ts';
import type { BookingPace } from '../src/pace.ts';
import type { BotSeat } from '../src/seat.ts';
import { type Bot, type BotLevel, type Seat, playerOf } from '../src/index.ts';
import { Watch } from '../src/watch.ts';

export const TEACHER: PlayerUser = { id: 'teacher', first_name: 'Katarzyna', last_name: 'Maj', num_games: 0 };
export const DAY = '2026-11-21';

export function aSetup(seed: string, library: Library = SHIPPED_LIBRARY): GameSetup {
  return { game: seed, seed, number: 1, settings: DEFAULT_SETTINGS, world, library, rulesVersion: RULES_VERSION };
}

export function someSeats(levels: readonly (BotLevel | null)[]): Seat[] {
  return levels.map((level, index) => ({
    user: { id: `player-${index + 1}`, first_name: 'Bot', last_name: `${index + 1}`, num_games: 0 },
    level,
  }));
}

/** A bot in a game, with the seat for which it was made. */
export type Sitting = { readonly seat: BotSeat; readonly bot: Bot };

/** A game that a test advances step by step, with bots that have joined it. */
export type Stepped = {
  readonly sitting: readonly Sitting[];
  readonly state: () => GameState;
  /** Advances the game; at a round's end the next one begins. */
  readonly runTo: (at: number) => void;
  /** Applies an action; throws if it is refused. */
  readonly act: (player: string, action: GameAction) => void;
};

/** A game before its first minute. */
export function steppedGame(setup: GameSetup, levels: readonly BotLevel[], pace?: BookingPace): Stepped {
  spend('game');
  let state = newGame(setup);
  let seq = 0;
  const put = (player: string | null, type: 'STUDENT' | 'TEACHER', action: GameAction | HostAction): void => {
    seq += 1;
    const result = runEntry(state, { seq, at: state.now, player, type, day: DAY, action, id: null });
    if (!result.ok) throw new Error(`${action.action}: ${result.error}`);
    state = result.value;
  };
  put(null, 'TEACHER', { action: 'RUN' });
  put(null, 'TEACHER', { action: 'CONNECT', user: TEACHER, type: 'TEACHER' });
  const watch = new Watch();
  const sitting = levels.map((level, index): Sitting => {
    const user = { id: `player-${index + 1}`, first_name: 'Bot', last_name: `${index + 1}`, num_games: 0 };
    put(null, 'TEACHER', { action: 'CONNECT', user, type: 'STUDENT' });
    put(user.id, 'STUDENT', { action: 'USER_JOIN' });
    const paced = pace === undefined ? {} : { pace };
    const seat: BotSeat = { player: user.id, level, seed: setup.seed, answers: setup.library, ...paced };
    return { seat, bot: playerOf(seat, watch) };
  });
  put(TEACHER.id, 'TEACHER', { action: 'START' });
  return {
    sitting,
    state: () => state,
    runTo: (at) => {
      state = advance(state, at);
      if (state.state === 'PAUSED') put(TEACHER.id, 'TEACHER', { action: 'START' });
      state = advance(state, at);
    },
    act: (player, action) => put(player, 'STUDENT', action),
  };
}

import { type GameAction, type GameState, type PlayerId, gameEndsAt, nextEventAt, startTelling } from '@fracht/engine';
import type { Alternative, PlayerDecision } from '../decisions/decision.ts';
import { type Recording, stateBetween } from '../recording.ts';
import { REPAIRERS } from './repairer.ts';
import { type ForkRun, RunningFork } from './running-fork.ts';
import { Slice, SliceContested } from './slice.ts';
import type { Surroundings } from './surroundings.ts';

/** A slice with more players would hardly be quicker than the whole game. */
const MOST_IN_SLICE = 8;

/** Cache: the players who compete for the same cars and orders in a fork. Another repairer hardly ever adds one. */
const REACHING = new WeakMap<PlayerDecision, Map<Alternative, Set<PlayerId>>>();

export type ForkOptions = {
  /** Which of the repairers goes on; 0: that of the main figure. */
  readonly repairer?: number;
  /** Whether the happenings are recorded; the state then carries them. */
  readonly isTold?: boolean;
};

/** Where a fork begins: whose it is, the game there, and the place of the next entry of the log. */
type ForkStart = { readonly player: PlayerId; readonly state: GameState; readonly next: number };

/**
 * Runs the game to its end as it would have gone had the player done something else: everybody's recorded actions at their times where the rules
 * still allow them, the repairer for the decider's open work only, and the same luck. Throws if the alternative was not possible then. (WIF-1,
 * WIF-2, WIF-3)
 */
export function runFork(
  recording: Recording,
  decision: PlayerDecision,
  { actions }: Alternative,
  options: ForkOptions = {},
): ForkRun {
  return runWhole(recording, startOf(recording, decision), actions, options);
}

/** As `runFork`, but right for the decider alone: others do not play on, unless something is contested. Many times as quick in a large game. (WIF-7) */
export function runSlice(
  recording: Recording,
  decision: PlayerDecision,
  alternative: Alternative,
  options: ForkOptions = {},
): ForkRun {
  const known = REACHING.get(decision) ?? new Map<Alternative, Set<PlayerId>>();
  REACHING.set(decision, known);
  const players = known.get(alternative) ?? new Set([decision.player]);
  known.set(alternative, players);
  return runAmong(recording, startOf(recording, decision), alternative.actions, options, players);
}

/** As `runSlice`, from any state of the game. (WIF-7) */
export function runOwn(
  recording: Recording,
  start: ForkStart,
  actions: readonly GameAction[] = [],
  options: ForkOptions = {},
): ForkRun {
  return runAmong(recording, start, actions, options, new Set([start.player]));
}

/** Runs the slice of these players, and takes in whoever reaches for the same things. */
function runAmong(
  recording: Recording,
  start: ForkStart,
  actions: readonly GameAction[],
  options: ForkOptions,
  players: Set<PlayerId>,
): ForkRun {
  while (players.size <= MOST_IN_SLICE) {
    try {
      const slice = new Slice(recording, players, start.state);
      const run = runIn(recording, start, actions, options, slice);
      // Whatever was touched may be contested up to the end.
      slice.around(run.state, recording.end);
      return run;
    } catch (error) {
      if (!(error instanceof SliceContested)) throw error;
      players.add(error.player);
    }
  }
  return runWhole(recording, start, actions, options);
}

function startOf(recording: Recording, { player, index, at, chosen }: PlayerDecision): ForkStart {
  return { player, state: stateBetween(recording, index, at), next: chosen === null ? index : index + 1 };
}

/** Everybody plays on. */
const WHOLE: Surroundings = {
  before: (state) => state,
  beforeEntry: (state) => state,
  nextEvent: (state) => [nextEventAt(state) ?? Infinity, state],
};

function runWhole(
  recording: Recording,
  start: ForkStart,
  actions: readonly GameAction[],
  options: ForkOptions,
): ForkRun {
  return runIn(recording, start, actions, options, WHOLE);
}

function runIn(
  recording: Recording,
  { player, state, next }: ForkStart,
  actions: readonly GameAction[],
  { repairer = 0, isTold = false }: ForkOptions,
  around: Surroundings,
): ForkRun {
  const level = REPAIRERS[repairer];
  if (level === undefined) throw new Error(`There is no repairer ${repairer}`);
  const fork = new RunningFork(recording, player, level, isTold ? startTelling(state) : state, around);
  fork.take(actions);
  for (let index = next; index < recording.log.length; index += 1) fork.runEntry(index);
  fork.runTo(recording.log.length, gameEndsAt(recording.setup));
  return fork.result();
}

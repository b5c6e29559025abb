import type { GameSeconds, GameState } from '@fracht/engine';
import { mergeWire, type ReplayHappening, type ReplayPayload, type WireGame } from '@fracht/protocol';
import { stateOf } from '../store/wire.ts';

/** A past game as its viewer saw it: every view from one change to the next, sharing unchanged parts, and what happened, by time. */
export type Replay = {
  readonly views: readonly WireGame[];
  readonly happenings: readonly ReplayHappening[];
  /** How far the game has come, in game seconds. */
  readonly until: GameSeconds;
};

/** Builds all views of a replay by merging each change into the view before it. Throws if a change does not fit. (RPL-8) */
export function replayOf({ game, changes, happenings, until }: ReplayPayload): Replay {
  const views: WireGame[] = [game];
  let view: WireGame = game;
  for (const change of changes) {
    view = mergeWire(view, change);
    views.push(view);
  }
  return { views, happenings, until };
}

/** The index in `views` of what was shown at a moment. (RPL-8) */
export function viewAt({ views }: Replay, at: GameSeconds): number {
  let [low, high] = [0, views.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((views[middle]?.now ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The game as the viewer saw it at a moment, in whole game seconds. (RPL-8) */
export function stateAt(replay: Replay, at: GameSeconds): GameState {
  const view = replay.views[viewAt(replay, at)];
  if (view === undefined) throw new Error('A replay without views');
  return { ...stateOf(view), now: at };
}

/** A moment clamped to the replay, in whole game seconds. */
export function withinReplay({ until }: Pick<Replay, 'until'>, at: number): GameSeconds {
  return Math.min(until, Math.max(0, Math.round(at)));
}

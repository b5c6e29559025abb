import type { GameSeconds, GameState } from '@fracht/engine';
import type { ReplayHappening } from '../http/replay.ts';
import { wireDelta } from '../wire/delta.ts';
import type { WireDelta, WireGame } from '../wire/game.ts';
import { toWire } from '../wire/to-wire.ts';
import type { WireExtra, WireViewer } from '../wire/viewer.ts';
import { replaySteps, type StandingGame } from './replay-steps.ts';
import { ToldHappenings } from './told-happenings.ts';

/** Fields that every change has, whatever it tells. */
const CLOCK: ReadonlySet<string> = new Set(['now', 'time'] satisfies (keyof WireDelta)[]);

/** Whose eyes a replay is seen with, and what the wire tells beside the game. */
export type Onlooker = { readonly viewer: WireViewer; readonly extra: WireExtra };

/** A part of a replay: the view of the first second, which comes first; a change of it; or a second that the viewer learns nothing of. */
export type ReplayPiece =
  | { readonly kind: 'GAME'; readonly game: WireGame }
  | { readonly kind: 'CHANGE'; readonly change: WireDelta }
  | { readonly kind: 'NOTHING' };

/** What is known when all pieces are made: how far the game has come, in game seconds, and what happened that the viewer may know of. */
export type ReplayEnd = { readonly until: GameSeconds; readonly happenings: readonly ReplayHappening[] };

/**
 * Replays a game for one viewer, second by second, as the live game would have shown it. A long game takes a second or so of work: between
 * two pieces its caller may do something else. (RPL-2, RPL-3)
 */
export function* replayPieces(game: StandingGame, { viewer, extra }: Onlooker): Generator<ReplayPiece, ReplayEnd> {
  const told = new ToldHappenings(viewer);
  let shown: GameState | null = null;
  let until = 0;
  for (const { state, happenings } of replaySteps(game)) {
    for (const happening of happenings) told.hear(happening);
    const piece = pieceOf(shown, state, { viewer, extra });
    if (piece.kind !== 'NOTHING') shown = state;
    until = state.now;
    yield piece;
  }
  return { until, happenings: told.list };
}

function pieceOf(shown: GameState | null, state: GameState, { viewer, extra }: Onlooker): ReplayPiece {
  if (shown === null) return { kind: 'GAME', game: toWire(state, viewer, extra) };
  const change = wireDelta(shown, state, viewer, extra);
  const isNews = Object.keys(change).some((key) => !CLOCK.has(key));
  return isNews ? { kind: 'CHANGE', change } : { kind: 'NOTHING' };
}

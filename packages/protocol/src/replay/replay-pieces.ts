import type { GameSeconds, GameState } from '@fracht/engine';
import type { ReplayHappening } from '../http/replay-happening.ts';
import { booksDelta, isDeltaPrivate, wireDelta } from '../wire/delta.ts';
import type { WireDelta, WireGame } from '../wire/game.ts';
import { toWire } from '../wire/to-wire.ts';
import { NOBODY, type WireExtra, type WireViewer } from '../wire/viewer.ts';
import { replaySteps, type StandingGame } from './replay-steps.ts';
import { ToldHappenings } from './told-happenings.ts';

/** Fields that every change has, whatever else it contains. */
const CLOCK: ReadonlySet<string> = new Set(['now', 'time'] satisfies (keyof WireDelta)[]);

/** The viewer of a replay, and what the wire contains apart from the game. */
export type Onlooker = { readonly viewer: WireViewer; readonly extra: WireExtra };

/** All viewers of a replay at the same time. */
export type Onlookers = { readonly viewers: readonly WireViewer[]; readonly extra: WireExtra };

/** A part of a replay: the view of the first second, which comes first; a change to it; or a second in which the viewer learns nothing. */
export type ReplayPiece =
  | { readonly kind: 'GAME'; readonly game: WireGame }
  | { readonly kind: 'CHANGE'; readonly change: WireDelta }
  | { readonly kind: 'NOTHING' };

/** A piece, with the index of its viewer among all viewers. */
type PieceFor = { readonly place: number; readonly piece: ReplayPiece };

/**
 * The end of a replay, known when all pieces have been made: how far the game has come, in game seconds, and the happenings that the
 * viewer may see.
 */
export type ReplayEnd = { readonly until: GameSeconds; readonly happenings: readonly ReplayHappening[] };

/**
 * Replays a game once for several viewers, second by second, as the live game would have shown it; `place`: the index of the viewer to whom the piece belongs. The result
 * has one entry per viewer, in the same order. A change without a private part is made only once: all viewers who see the same get the very same object. A long game takes
 * about a second of work: between two yields the caller may do something else. (RPL-2, RPL-3, RPL-15)
 */
export function* replayPieces(
  game: StandingGame,
  { viewers, extra }: Onlookers,
): Generator<PieceFor, readonly ReplayEnd[]> {
  const told = viewers.map((viewer) => new ToldHappenings(viewer));
  let before: GameState | null = null;
  let until = 0;
  for (const { state, happenings } of replaySteps(game)) {
    for (const happening of happenings) for (const one of told) one.hear(happening);
    until = state.now;
    const step = before === null ? null : new ChangeOfStep(before, state, extra);
    for (const [place, viewer] of viewers.entries()) {
      yield { place, piece: step?.pieceFor(viewer) ?? { kind: 'GAME', game: toWire(state, viewer, extra) } };
    }
    before = state;
  }
  return told.map(({ list }) => ({ until, happenings: list }));
}

const NOTHING: ReplayPiece = { kind: 'NOTHING' };

/** The changes of one second, for all viewers; the part common to all of them is computed when the first one needs it. (CHG-6) */
class ChangeOfStep {
  readonly #before: GameState;
  readonly #after: GameState;
  readonly #extra: WireExtra;
  #common: WireDelta | null = null;
  #commonPiece: ReplayPiece | null = null;

  constructor(before: GameState, after: GameState, extra: WireExtra) {
    this.#before = before;
    this.#after = after;
    this.#extra = extra;
  }

  pieceFor(viewer: WireViewer): ReplayPiece {
    if (isDeltaPrivate(this.#before, this.#after, viewer)) return pieceOf(this.#changeFor(viewer));
    this.#common ??= this.#changeFor(NOBODY);
    const books = booksDelta(this.#before, this.#after, viewer);
    if (books !== null) return { kind: 'CHANGE', change: { ...this.#common, ...books } };
    this.#commonPiece ??= pieceOf(this.#common);
    return this.#commonPiece;
  }

  #changeFor(viewer: WireViewer): WireDelta {
    return wireDelta(this.#before, this.#after, viewer, this.#extra);
  }
}

function pieceOf(change: WireDelta): ReplayPiece {
  const isNews = Object.keys(change).some((key) => !CLOCK.has(key));
  return isNews ? { kind: 'CHANGE', change } : NOTHING;
}

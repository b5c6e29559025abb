import type { GameSeconds, GameState } from '@fracht/engine';
import type { ReplayHappening } from '../http/replay-happening.ts';
import { booksDelta, isDeltaPrivate, wireDelta } from '../wire/delta.ts';
import type { WireDelta, WireGame } from '../wire/game.ts';
import { toWire } from '../wire/to-wire.ts';
import { NOBODY, type WireExtra, type WireViewer } from '../wire/viewer.ts';
import { replaySteps, type StandingGame } from './replay-steps.ts';
import { ToldHappenings } from './told-happenings.ts';

/** Fields that every change has, whatever it tells. */
const CLOCK: ReadonlySet<string> = new Set(['now', 'time'] satisfies (keyof WireDelta)[]);

/** Whose eyes a replay is seen with, and what the wire tells beside the game. */
export type Onlooker = { readonly viewer: WireViewer; readonly extra: WireExtra };

/** All who see a replay at once. */
export type Onlookers = { readonly viewers: readonly WireViewer[]; readonly extra: WireExtra };

/** A part of a replay: the view of the first second, which comes first; a change of it; or a second that the viewer learns nothing of. */
export type ReplayPiece =
  | { readonly kind: 'GAME'; readonly game: WireGame }
  | { readonly kind: 'CHANGE'; readonly change: WireDelta }
  | { readonly kind: 'NOTHING' };

/** A piece with the place of its viewer among all. */
type PieceFor = { readonly place: number; readonly piece: ReplayPiece };

/**
 * The end of a replay, known when all pieces are made: how far the game has come, in game seconds, and the happenings that the viewer may
 * know of.
 */
export type ReplayEnd = { readonly until: GameSeconds; readonly happenings: readonly ReplayHappening[] };

/**
 * Replays a game once for several viewers, second by second, as the live game would have shown it; `place`: whose piece it is, in the order
 * of the viewers, who also have one entry each in the end. A change without a private part is made once: all who see the same get the very same object. A long game takes a
 * second or so of work: between two yields its caller may do something else. (RPL-2, RPL-3, RPL-15)
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

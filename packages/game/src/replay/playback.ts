import { gameEndsAt, roundStartsAt, type GameSeconds, type GameState } from '@fracht/engine';
import type { GameNotePayload } from '@fracht/protocol';
import { forgetGame, keptStore } from '@fracht/kit/session/kept-store.ts';
import { clockRate, type ClockReading } from '../client/game-clock.ts';
import { gameNow, renewNow, serverClock } from '../store/game-now.ts';
import { EMPTY_STORE, gameStore, type GameViewer } from '../store/game-store.ts';
import { forgetSituations, select } from '../store/ui-store.ts';
import { type Replay, stateAt, viewAt, withinReplay } from './replay.ts';
import { replayStore, TEMPOS, type Tempo } from './replay-store.ts';
import { happeningsIn, nextMoment, withNotes, type Scope, type ShownHappening } from './shown-happenings.ts';

/** How often texts that follow the clock are updated while a replay runs, in ms. */
const TEXTS_MS = 200;

/** The next frame of a running replay, and when the texts were last updated, in ms of the page. */
const loop = keptStore<{ readonly frame: number | null; readonly textsAt: number }>('GAME', () => ({
  frame: null,
  textsAt: 0,
}));

/** Puts a replay into the game's stores, at a moment; the returned function removes it. No actions are possible in it. (RPL-8) */
export function openReplay(replay: Replay, viewer: GameViewer, at: GameSeconds): () => void {
  stopFrames();
  forgetGame();
  select(null);
  forgetSituations();
  gameStore.setState({ ...EMPTY_STORE, viewer, isReplay: true }, true);
  replayStore.setState({
    replay,
    told: replay.happenings,
    scope: viewer.type === 'TEACHER' ? { of: 'CLASS' } : { of: 'MINE' },
  });
  seek(at);
  return () => {
    stopFrames();
    forgetGame();
    gameStore.setState(EMPTY_STORE, true);
  };
}

/** Shows a moment; a running replay goes on from there. (RPL-9) */
export function seek(to: number): void {
  const { replay, runs } = replayStore.getState();
  if (replay === null) return;
  const at = withinReplay(replay, to);
  show(replay, at);
  read(replay, at);
  replayStore.setState({ at });
  renewNow();
  if (runs !== 0 && isAtEnd(replay, at, runs)) stop();
}

/** Starts or stops playing in a direction; at the end it starts over. (RPL-9) */
export function run(direction: 1 | -1): void {
  const { replay, runs } = replayStore.getState();
  const at = present();
  if (replay === null) return;
  if (runs === direction) return stop();
  replayStore.setState({ runs: direction });
  seek(isAtEnd(replay, at, direction) ? (direction === 1 ? 0 : replay.until) : at);
  if (loop.getState().frame === null) loop.setState({ frame: requestAnimationFrame(tick) });
}

/** Stops playing at the moment that it has reached. */
export function stop(): void {
  const reached = present();
  replayStore.setState({ runs: 0 });
  stopFrames();
  seek(reached);
}

/** The moment that a replay has reached: while it runs the stores are a little behind. */
function present(): number {
  const { runs, at } = replayStore.getState();
  return runs === 0 ? at : gameNow();
}

/** Sets how fast it plays. */
export function setTempo(tempo: Tempo): void {
  const at = present();
  replayStore.setState({ tempo });
  seek(at);
}

/** The next faster or slower tempo. */
export function changeTempo(step: 1 | -1): void {
  const next = TEMPOS[TEMPOS.indexOf(replayStore.getState().tempo) + step];
  if (next !== undefined) setTempo(next);
}

/** Goes to the next happening that is listed, or to the one before. (RPL-9) */
export function stepBy(direction: 1 | -1): void {
  const { at } = replayStore.getState();
  const next = nextMoment(listed(), at, direction);
  seek(next ?? (direction === 1 ? Number.POSITIVE_INFINITY : 0));
}

/** Goes to the beginning of a round, from 1. */
export function toRound(round: number): void {
  const { game } = gameStore.getState();
  if (game !== null) seek(roundStartsAt({ ...game, round }));
}

/** Lists and marks the happenings of another scope. (RPL-10) */
export function setScope(scope: Scope): void {
  replayStore.setState({ scope });
}

/** Adds the notes of the game to its happenings. (RPL-14) */
export function setNotes(notes: readonly GameNotePayload[]): void {
  const { replay } = replayStore.getState();
  if (replay !== null) replayStore.setState({ told: withNotes(replay.happenings, notes, replay.until) });
}

/** The happenings that are listed now. */
export function listed(): readonly ShownHappening[] {
  const { told, scope } = replayStore.getState();
  const { viewer } = gameStore.getState();
  return viewer === null ? [] : happeningsIn(told, scope, viewer);
}

function tick(time: number): void {
  loop.setState({ frame: requestAnimationFrame(tick) });
  const { replay, runs } = replayStore.getState();
  if (replay === null || runs === 0) return stopFrames();
  const at = withinReplay(replay, gameNow());
  if (replay.views[viewAt(replay, at)] !== gameStore.getState().wire) show(replay, at);
  if (time - loop.getState().textsAt >= TEXTS_MS || isAtEnd(replay, at, runs)) {
    loop.setState({ textsAt: time });
    replayStore.setState({ at });
    renewNow();
  }
  if (isAtEnd(replay, at, runs)) stop();
}

function stopFrames(): void {
  const { frame } = loop.getState();
  if (frame !== null) cancelAnimationFrame(frame);
  loop.setState({ frame: null });
}

function isAtEnd({ until }: Replay, at: GameSeconds, direction: 1 | -1): boolean {
  return direction === 1 ? at >= until : at <= 0;
}

/** Draws the view of a moment. */
function show(replay: Replay, at: GameSeconds): void {
  const game: GameState = stateAt(replay, at);
  gameStore.setState({ wire: replay.views[viewAt(replay, at)] ?? null, confirmed: game, game });
}

/** Sets the clock that the screens draw by; it runs by itself until the next reading. */
function read(replay: Replay, at: GameSeconds): void {
  const { runs, tempo } = replayStore.getState();
  const { game, wire } = gameStore.getState();
  if (game === null || wire === null) return;
  const reading: ClockReading = {
    state: runs === 0 ? 'PAUSED' : 'IN_PROGRESS',
    round: game.round,
    now: at,
    serverTime: serverClock.now(),
    rate: runs * tempo * clockRate(wire.speed, wire.unitMs),
    roundEnd: Math.min(replay.until, gameEndsAt(game.setup)),
  };
  gameStore.setState({ reading });
}

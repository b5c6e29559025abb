import { playGame, type Seat } from '@fracht/bots';
import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';
import {
  advance,
  type GameSeconds,
  type GameSetup,
  type GameState,
  newGame,
  runEntry,
  type Viewer,
} from '@fracht/engine';
import { spend } from '@fracht/testing/runs/costs.ts';
import {
  replayPieces,
  type ReplayPayload,
  type StandingGame,
  type WireDelta,
  type WireExtra,
  type WireGame,
} from '../src/index.ts';
import { STUDENTS, TEACHER } from './played-steps.ts';

export const EXTRA: WireExtra = {
  group: null,
  groupName: 'Spedycja 3B',
  randos: false,
  breakEndsAt: null,
  messageText: ({ code }) => code,
};

/** A whole game of bots on the real map, with situations and much trouble on the road. */
export function aTroubledGame(seed: string): StandingGame {
  spend('game');
  // So many thefts that some happen whatever the bots answer to situations, whose texts change.
  const thefts = { theft_unguarded_home: 90, theft_unguarded_abroad: 90, theft_guarded: 40 };
  const settings = { ...DEFAULT_SETTINGS, critical_per_round: 3, random_per_round: 3, ...thefts };
  const setup: GameSetup = { game: 'g1', seed, number: 1, settings, world, library: SHIPPED_LIBRARY };
  const seats = STUDENTS.map((user): Seat => ({ user, level: 'careless' }));
  return { setup, entries: playGame(setup, TEACHER, seats, '2026-11-21').log };
}

/** The replay of a game for one viewer. */
export function replayOf(game: StandingGame, viewer: Viewer): ReplayPayload {
  const pieces = replayPieces(game, { viewers: [viewer], extra: EXTRA });
  const changes: WireDelta[] = [];
  let first: WireGame | null = null;
  let next = pieces.next();
  for (; next.done !== true; next = pieces.next()) {
    const { piece } = next.value;
    if (piece.kind === 'GAME') first = piece.game;
    if (piece.kind === 'CHANGE') changes.push(piece.change);
  }
  if (first === null) throw new Error('a replay without a beginning');
  return JSON.parse(JSON.stringify({ game: first, changes, ...next.value[0] }));
}

/** The states of games after none, one, two and so on of their entries: for tests that ask for many moments. */
const STATES = new WeakMap<StandingGame, readonly GameState[]>();

/** The game itself at a moment. */
export function gameAt(game: StandingGame, at: GameSeconds): GameState {
  const states = STATES.get(game) ?? statesOf(game);
  STATES.set(game, states);
  const state = states[game.entries.filter((one) => one.at <= at).length];
  if (state === undefined) throw new Error('no such moment');
  return advance(state, at);
}

function statesOf({ setup, entries }: StandingGame): readonly GameState[] {
  const states = [newGame(setup)];
  for (const entry of entries) {
    const before = states.at(-1);
    const result = before === undefined ? null : runEntry(before, entry);
    if (result?.ok !== true) throw new Error(result?.error ?? 'no beginning');
    states.push(result.value);
  }
  return states;
}

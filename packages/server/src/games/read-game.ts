import {
  advance,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type Library,
  fromSavedState,
  newGame,
  runEntry,
} from '@fracht/engine';
import { worldOfRules } from '@fracht/content';
import type { Game } from '../storage/game-store.ts';
import { leaderOf } from '../storage/leader.ts';
import { GivenAnswers } from './given-answers.ts';
import type { HostStart } from './host-parts.ts';
import { entryOf, type PlayerNames, withNames } from './log/entries.ts';
import type { StoredGame } from './log/rows.ts';

/** What a game is made from, by its row and the library it was made with. (LOG-2, LOG-5) */
export function setupOf(game: Game, library: Library): GameSetup {
  const { id, seed, number, settings, rulesVersion, rounds, repeats } = game;
  const world = worldOfRules(rulesVersion);
  const leader = leaderOf(game);
  return { game: id, seed, number, settings, world, library, rulesVersion, rounds, leader, repeats };
}

/**
 * The game as the log last knew it: the snapshot, the entries after it, and time up to the last mark. Throws when an entry no longer fits, which is a
 * bug, or when the mark of the clock is not a valid moment: then nobody knows how far the game had come. (LOG-2, LOG-5)
 */
export function readGame(game: Game, library: Library, stored: StoredGame, names: PlayerNames): HostStart {
  let state = firstState(setupOf(game, library), stored, names);
  for (const row of stored.entries) {
    const result = runEntry(state, entryOf(row, names));
    if (!result.ok) throw new Error(`Entry ${row.seq} of game ${game.id} is refused: ${result.error}`);
    state = result.value;
  }
  if (stored.at !== null) state = advance(state, Math.max(wholeSeconds(stored.at), state.now));
  const answers = new GivenAnswers();
  for (const { player, id, seq, at } of stored.answers) answers.accept(player, id, seq, at);
  return { state, seq: stored.seq, snapshotSeq: stored.snapshot?.seq ?? 0, answers };
}

function firstState(setup: GameSetup, { snapshot }: StoredGame, names: PlayerNames): GameState {
  if (snapshot === null) return newGame(setup);
  return withNames(fromSavedState(setup, JSON.parse(snapshot.state)), names);
}

function wholeSeconds(at: GameSeconds): GameSeconds {
  if (!Number.isSafeInteger(at)) throw new Error('the clock stands at no moment');
  return at;
}

import { DAY, aSetup, aStudent } from '@fracht/testing/engine/a-setup.ts';
import { newGame, openNewGame } from '../src/new-game.ts';
import type { GameSetup, GameState } from '../src/state.ts';

/** A game opened for that many students, its clock at noon. */
export function anOpenedGame(students: number, setup: GameSetup = aSetup()): GameState {
  const players = Array.from({ length: students }, (_, index) => aStudent(`student-${index + 1}`));
  return openNewGame({ ...newGame(setup), players }, DAY);
}

import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';
import {
  EMPTY_LIBRARY,
  type GameSetup,
  type Library,
  type PlayerUser,
  advance,
  gameEndsAt,
  replay,
  saveState,
  score,
  viewFor,
} from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, type BotLevel, type Seat, decide, playGame } from '../src/index.ts';

const TEACHER: PlayerUser = { id: 'teacher', first_name: 'Katarzyna', last_name: 'Maj', num_games: 0 };
const DAY = '2026-11-21';

function aSetup(seed: string, library: Library = SHIPPED_LIBRARY): GameSetup {
  return { game: seed, seed, number: 1, settings: DEFAULT_SETTINGS, world, library };
}

function someSeats(levels: readonly BotLevel[]): Seat[] {
  return levels.map((level, index) => ({
    user: { id: `player-${index + 1}`, first_name: 'Bot', last_name: `${index + 1}`, num_games: 0 },
    level,
  }));
}

describe.each(BOT_LEVELS)('a %s bot', (level) => {
  const seats = someSeats([level, level, level, level]);
  const game = playGame(aSetup('lesson'), TEACHER, seats, DAY);

  test('plays a game to its end and delivers', () => {
    expect(game.state.state).toBe('FINISHED');
    expect(game.state.orders.filter((order) => order.delivered).length).toBeGreaterThan(12);
  });

  test('answers every situation that a car waits for', () => {
    const struck = game.state.orders.flatMap(({ emergencies, changes }) => [...emergencies, ...changes]);
    expect(struck.filter(({ done }) => done).length).toBeGreaterThan(10);
  });

  test('is never refused', () => {
    expect(game.refused).toBe(0);
  });

  test('plays the same game again', () => {
    const again = playGame(aSetup('lesson'), TEACHER, seats, DAY);
    expect(saveState(again.state)).toEqual(saveState(game.state));
  });

  test('leaves a log that gives the game back', () => {
    const setup = aSetup('lesson');
    const state = advance(replay(setup, game.log), gameEndsAt(setup));
    expect(saveState(state)).toEqual(saveState(game.state));
  });
});

test('who dispatches better ends higher', () => {
  const { careless = 0, ordinary = 0, good = 0 } = scoresOfMixedGames(EMPTY_LIBRARY);
  expect(good).toBeGreaterThan(ordinary);
  expect(ordinary).toBeGreaterThan(careless);
});

test('with situations, too, the careless ends lowest', () => {
  const { careless = 0, ordinary = 0, good = 0 } = scoresOfMixedGames(SHIPPED_LIBRARY);
  expect(Math.min(ordinary, good)).toBeGreaterThan(careless);
});

/** The sums of the scores of each level, over twelve games in which all three levels play each other. */
function scoresOfMixedGames(library: Library): Partial<Record<BotLevel, number>> {
  const sums: Partial<Record<BotLevel, number>> = {};
  for (let seed = 0; seed < 12; seed += 1) {
    const levels = BOT_LEVELS.map((_, index) => BOT_LEVELS[(index + seed) % 3] ?? 'ordinary');
    const { state } = playGame(aSetup(`mixed-${seed}`, library), TEACHER, someSeats(levels), DAY);
    const students = state.players.filter(({ type }) => type === 'STUDENT');
    for (const [index, player] of students.entries()) {
      const level = levels[index] ?? 'ordinary';
      sums[level] = (sums[level] ?? 0) + score(player);
    }
  }
  return sums;
}

test('decides on what its player may see: a stranger to the game does nothing', () => {
  const { state } = playGame(aSetup('stranger'), TEACHER, someSeats(['good']), DAY);
  const view = viewFor(state, { player: 'nobody', type: 'STUDENT' });
  expect(decide(view, 'nobody', 'good')).toBeNull();
});

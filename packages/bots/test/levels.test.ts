import { type GameState, type OpenSituation, SITUATION_LISTS, score, viewFor } from '@fracht/engine';
import { expect, test } from 'vitest';
import { type BotLevel, LEVELS, type LevelName, BOT_LEVELS, decide, playGame } from '../src/index.ts';
import { luckBelow } from '../src/luck.ts';
import { DAY, TEACHER, aSetup, someSeats, steppedGame } from './a-game.ts';

/** Every decision of every question of the players who are students, over some games of four of one level. */
function decisionsOf(level: BotLevel, seeds: readonly string[]): readonly { readonly isBest: boolean }[] {
  return seeds.flatMap((seed) => {
    const { state } = playGame(aSetup(seed), TEACHER, someSeats([level, level, level, level]), DAY);
    const view = viewFor(state, { player: TEACHER.id, type: 'TEACHER' });
    return openOnes(view).flatMap(({ shown }) => shown?.decisions ?? []);
  });
}

function openOnes({ orders }: GameState): readonly OpenSituation[] {
  return orders.flatMap((order) => SITUATION_LISTS.flatMap((list) => order[list]));
}

const SEEDS = ['one', 'two', 'three', 'four'];
const shareOfBest = (level: BotLevel): number => {
  const decisions = decisionsOf(level, SEEDS);
  return decisions.filter(({ isBest }) => isBest).length / decisions.length;
};

test('who knows all the answers gives the best one each time', () => {
  expect(shareOfBest({ knows: 1, plans: 'GOOD', looksEvery: 300 })).toBe(1);
});

test('who knows none guesses, and a share known lies between', () => {
  const none = shareOfBest({ knows: 0, plans: 'GOOD', looksEvery: 300 });
  const half = shareOfBest({ knows: 0.5, plans: 'GOOD', looksEvery: 300 });
  expect(none).toBeGreaterThan(0.15);
  expect(none).toBeLessThan(0.55);
  expect(half).toBeGreaterThan(none + 0.1);
  expect(half).toBeLessThan(0.9);
});

test('where no answers are at hand the best-informed bot guesses', () => {
  const level: BotLevel = { knows: 1, plans: 'GOOD', looksEvery: 300 };
  const game = steppedGame(aSetup('guess'), [level]);
  const informed = game.sitting[0];
  if (informed === undefined) throw new Error('nobody sits there');
  let differs = 0;
  for (let at = 60; at < 40 * 3600; at += 60) {
    game.runTo(at);
    for (let action = informed.bot.decide(game.state()); action !== null; action = informed.bot.decide(game.state())) {
      const guessed = decide(game.state(), { ...informed.seat, answers: null });
      if (action.action.startsWith('RESOLVE') && JSON.stringify(guessed) !== JSON.stringify(action)) differs += 1;
      game.act(informed.seat.player, action);
    }
  }
  expect(differs).toBeGreaterThan(3);
});

test('a bot draws by its own seed, seat, purpose and keys alone', () => {
  const seat = { seed: 'luck', player: 'player-1' };
  const draws = (of: typeof seat, purpose: 'knows' | 'guesses') =>
    Array.from({ length: 20 }, (_, key) => luckBelow(of, purpose, ['K01', key], 1000));
  const first = draws(seat, 'knows');
  expect(draws({ ...seat, player: 'player-2' }, 'knows')).not.toEqual(first);
  expect(draws({ ...seat, seed: 'other' }, 'knows')).not.toEqual(first);
  expect(draws(seat, 'guesses')).not.toEqual(first);
  expect(draws(seat, 'knows')).toEqual(first);
});

/** The mean score above the money of the start of each of the levels, all in one lesson, their seats turning. */
function meansOfMixed(
  levels: Readonly<Record<string, BotLevel | null>>,
  lessons: number,
): Readonly<Record<string, number>> {
  const names = Object.keys(levels);
  const sums: Record<string, number> = {};
  for (let seed = 0; seed < lessons; seed += 1) {
    const turned = names.map((_, index) => names[(index + seed) % names.length] ?? '');
    const setup = aSetup(`mixed-${seed}`);
    const { state } = playGame(setup, TEACHER, someSeats(turned.map((name) => levels[name] ?? null)), DAY);
    const students = state.players.filter(({ type }) => type === 'STUDENT');
    for (const [index, player] of students.entries()) {
      const name = turned[index] ?? '';
      sums[name] = (sums[name] ?? 0) + (score(player) - setup.settings.start_money) / lessons;
    }
  }
  return sums;
}

test('of the named levels each ends above the one below it', () => {
  const { careless = 0, ordinary = 0, good = 0 } = meansOfMixed(LEVELS satisfies Record<LevelName, BotLevel>, 24);
  expect(BOT_LEVELS).toEqual(['careless', 'ordinary', 'good']);
  expect(good).toBeGreaterThan(ordinary);
  expect(ordinary).toBeGreaterThan(careless);
});

test('who knows 70 % and plans sensibly ends above who does nothing, and who guesses below', () => {
  const {
    sensible = 0,
    guesses = 0,
    idle = 0,
  } = meansOfMixed(
    {
      sensible: { knows: 0.7, plans: 'GOOD', looksEvery: 300 },
      guesses: { knows: 0, plans: 'FIRST', looksEvery: 300 },
      idle: null,
    },
    24,
  );
  expect(idle).toBe(0);
  expect(sensible).toBeGreaterThan(0);
  expect(guesses).toBeLessThan(0);
});

test('a class that tries does not lose to a class that sleeps', () => {
  const {
    one = 0,
    two = 0,
    three = 0,
    four = 0,
  } = meansOfMixed({ one: 'ordinary', two: 'ordinary', three: 'ordinary', four: 'ordinary' }, 24);
  expect(one + two + three + four).toBeGreaterThan(0);
});

import { type GameState, type OpenSituation, SITUATION_LISTS, score, viewFor } from '@fracht/engine';
import { expect, test } from 'vitest';
import { LEVELS, type LevelName } from '../src/levels.ts';
import { type BotLevel, BOT_LEVELS, decide, playGame } from '../src/index.ts';
import { botLuckBelow } from '../src/luck.ts';
import { DAY, TEACHER, aSetup, someSeats, steppedGame } from './a-game.ts';

/** Every decision of all students in several games of four bots of one level. */
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

test('[BOT-6] who knows all the answers gives the best one each time', () => {
  expect(shareOfBest({ knows: 1, plans: 'GOOD', looksEvery: 300 })).toBe(1);
});

test('[BOT-6] who knows none guesses, and a share known lies between', () => {
  const none = shareOfBest({ knows: 0, plans: 'GOOD', looksEvery: 300 });
  const half = shareOfBest({ knows: 0.5, plans: 'GOOD', looksEvery: 300 });
  expect(none).toBeGreaterThan(0.15);
  expect(none).toBeLessThan(0.55);
  expect(half).toBeGreaterThan(none + 0.1);
  expect(half).toBeLessThan(0.9);
});

test('[BOT-6] where no answers are at hand the best-informed bot guesses', () => {
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

test('[BOT-3] a bot draws by its own seed, seat, purpose and keys alone', () => {
  const seat = { seed: 'luck', player: 'player-1' };
  const draws = (of: typeof seat, purpose: 'knows' | 'guesses') =>
    Array.from({ length: 20 }, (_, key) => botLuckBelow(of, purpose, ['K01', key], 1000));
  const first = draws(seat, 'knows');
  expect(draws({ ...seat, player: 'player-2' }, 'knows')).not.toEqual(first);
  expect(draws({ ...seat, seed: 'other' }, 'knows')).not.toEqual(first);
  expect(draws(seat, 'guesses')).not.toEqual(first);
  expect(draws(seat, 'knows')).toEqual(first);
});

type Seated = Readonly<Record<string, BotLevel | null>>;

/** The scores of each level in lessons that all levels play together, in rotating seats. */
function scoresOfMixed(levels: Seated, lessons: number): readonly Readonly<Record<string, number>>[] {
  const names = Object.keys(levels);
  return Array.from({ length: lessons }, (_, seed) => {
    const turned = names.map((__, index) => names[(index + seed) % names.length] ?? '');
    const seated = someSeats(turned.map((name) => levels[name] ?? null));
    const { state } = playGame(aSetup(`mixed-${seed}`), TEACHER, seated, DAY);
    const students = state.players.filter(({ type }) => type === 'STUDENT');
    return Object.fromEntries(students.map((player, index) => [turned[index] ?? '', score(player)]));
  });
}

function meansOfMixed(levels: Seated, lessons: number): Readonly<Record<string, number>> {
  const scores = scoresOfMixed(levels, lessons);
  const meanOf = (name: string) => scores.reduce((sum, lesson) => sum + (lesson[name] ?? 0) / lessons, 0);
  return Object.fromEntries(Object.keys(levels).map((name) => [name, meanOf(name)]));
}

test('[BOT-6] of the named levels each ends above the one below it', () => {
  const { careless = 0, ordinary = 0, good = 0 } = meansOfMixed(LEVELS satisfies Record<LevelName, BotLevel>, 24);
  expect(BOT_LEVELS).toEqual(['careless', 'ordinary', 'good']);
  expect(good).toBeGreaterThan(ordinary);
  expect(ordinary).toBeGreaterThan(careless);
});

const SENSIBLE: BotLevel = { knows: 0.7, plans: 'GOOD', looksEvery: 300 };
const GUESSES: BotLevel = { knows: 0, plans: 'FIRST', looksEvery: 300 };

test.each([
  ['three', { sensible: SENSIBLE, guesses: GUESSES, idle: null }],
  ['four', { sensible: SENSIBLE, guesses: GUESSES, idle: null, planner: { ...GUESSES, plans: 'GOOD' } }],
] as const)(
  'who knows 70 %% and plans sensibly ends above who does nothing in 9 of 10 lessons of %s, who guesses in fewer than 4',
  (_, levels) => {
    const lessons = scoresOfMixed(levels, 60);
    const above = (name: string): number =>
      lessons.filter((scores) => (scores[name] ?? 0) > (scores['idle'] ?? 0)).length / lessons.length;
    expect(above('sensible')).toBeGreaterThanOrEqual(0.9);
    expect(above('guesses')).toBeLessThan(0.4);
  },
);

test('[BOT-9] a class that tries does not lose to a class that sleeps', () => {
  const all = { one: 'ordinary', two: 'ordinary', three: 'ordinary', four: 'ordinary' } as const;
  const asleep = { one: null, two: null, three: null, four: null };
  const sum = (lesson: Readonly<Record<string, number>>): number =>
    Object.values(lesson).reduce((total, one) => total + one, 0);
  const [slept] = scoresOfMixed(asleep, 1).map(sum);
  const tried = scoresOfMixed(all, 60).map(sum);
  expect(tried.filter((one) => one > (slept ?? 0)).length / tried.length).toBeGreaterThanOrEqual(0.9);
});

import { expect, test } from 'vitest';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { LEVELS, type LevelName } from '../src/levels.ts';
import { type BotLevel, BOT_LEVELS } from '../src/index.ts';
import { ASLEEP, scoresOfMixed, sumsOf, TRYING } from './mixed-lessons.ts';

const LESSONS = 100;
/**
 * The number of lessons for measuring the share that belongs to bots that guess, which is close to its bound of 0.4; and twice the error of a share
 * measured in that many.
 */
const GUESSED_LESSONS = 200;
const GUESSED_ERROR = 2 * Math.sqrt((0.4 * 0.6) / GUESSED_LESSONS);
const SENSIBLE: BotLevel = { knows: 0.7, plans: 'GOOD', looksEvery: 300 };
const GUESSES: BotLevel = { knows: 0, plans: 'FIRST', looksEvery: 300 };

underSeeds('levels-in-lessons', (seed) => {
  test('[BOT-6] of the named levels each ends above the one below it', () => {
    const lessons = scoresOfMixed(LEVELS satisfies Record<LevelName, BotLevel>, LESSONS, seed);
    const sumOf = (name: LevelName) => lessons.reduce((sum, scores) => sum + (scores[name] ?? 0), 0);
    expect(BOT_LEVELS).toEqual(['careless', 'ordinary', 'good']);
    expect(sumOf('good')).toBeGreaterThan(sumOf('ordinary'));
    expect(sumOf('ordinary')).toBeGreaterThan(sumOf('careless'));
  });

  test.each([
    ['three', { sensible: SENSIBLE, guesses: GUESSES, idle: null }],
    ['four', { sensible: SENSIBLE, guesses: GUESSES, idle: null, planner: { ...GUESSES, plans: 'GOOD' } }],
  ] as const)(
    'who knows 70 %% and plans sensibly ends above who does nothing in 9 of 10 lessons of %s, who guesses in fewer than 4',
    (_, levels) => {
      const lessons = scoresOfMixed(levels, GUESSED_LESSONS, seed);
      const above = (name: string): number =>
        lessons.filter((scores) => (scores[name] ?? 0) > (scores['idle'] ?? 0)).length / lessons.length;
      expect(above('sensible')).toBeGreaterThanOrEqual(0.9);
      expect(above('guesses')).toBeLessThan(0.4 + GUESSED_ERROR);
    },
  );

  test('[BOT-9] a class that tries loses to one that sleeps in one lesson of ten at most', () => {
    const [slept = 0] = sumsOf(scoresOfMixed(ASLEEP, 1, seed));
    const tried = sumsOf(scoresOfMixed(TRYING, LESSONS, seed));
    expect(tried.filter((one) => one > slept).length / tried.length).toBeGreaterThanOrEqual(0.9);
  });
});

import { type GameState, type OpenSituation, SITUATION_LISTS, viewFor } from '@fracht/engine';
import { expect, test } from 'vitest';
import { spend } from '@fracht/testing/runs/costs.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { type BotLevel, decide, playGame } from '../src/index.ts';
import { botLuckBelow } from '../src/luck.ts';
import { DAY, TEACHER, aSetup, someSeats, steppedGame } from './a-game.ts';
import { ASLEEP, scoresOfMixed, sumsOf, TRYING } from './mixed-lessons.ts';

/** Every decision of all students in several games of four bots of one level. */
function decisionsOf(level: BotLevel, seeds: readonly string[]): readonly { readonly isBest: boolean }[] {
  return seeds.flatMap((seed) => {
    spend('game');
    const { state } = playGame(aSetup(seed), TEACHER, someSeats([level, level, level, level]), DAY);
    const view = viewFor(state, { player: TEACHER.id, type: 'TEACHER' });
    return openOnes(view).flatMap(({ shown }) => shown?.decisions ?? []);
  });
}

function openOnes({ orders }: GameState): readonly OpenSituation[] {
  return orders.flatMap((order) => SITUATION_LISTS.flatMap((list) => order[list]));
}

/** The number of games of four bots in which answers are counted, and of lessons of a class. */
const GAMES = howMany({ few: 2, many: 20 });
const LESSONS = howMany({ few: 4, many: 100 });

underSeeds('levels', (seed) => {
  const shareOfBest = (level: BotLevel): number => {
    const decisions = decisionsOf(
      level,
      Array.from({ length: GAMES }, (_, game) => `${seed} ${game}`),
    );
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
    const game = steppedGame(aSetup(`${seed} guess`), [level]);
    const informed = game.sitting[0];
    if (informed === undefined) throw new Error('nobody sits there');
    let differs = 0;
    for (let at = 60; at < 40 * 3600; at += 60) {
      game.runTo(at);
      for (
        let action = informed.bot.decide(game.state());
        action !== null;
        action = informed.bot.decide(game.state())
      ) {
        const guessed = decide(game.state(), { ...informed.seat, answers: null });
        if (action.action.startsWith('RESOLVE') && JSON.stringify(guessed) !== JSON.stringify(action)) differs += 1;
        game.act(informed.seat.player, action);
      }
    }
    expect(differs).toBeGreaterThan(3);
  });

  test('[BOT-9] a class that tries does not lose to a class that sleeps', () => {
    const [slept = 0] = sumsOf(scoresOfMixed(ASLEEP, 1, seed));
    const tried = sumsOf(scoresOfMixed(TRYING, LESSONS, seed));
    expect(tried.reduce((sum, one) => sum + one, 0) / LESSONS).toBeGreaterThan(slept);
  });
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

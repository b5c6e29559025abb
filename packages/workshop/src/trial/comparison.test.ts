import type { GameFigures } from '@fracht/bots';
import { expect, test } from 'vitest';
import { compare, MEASURES, type PlayedSides } from './comparison.ts';

const SAME_START = { before: 30_000, after: 30_000 };

/** A game of two players with these scores; what is not given is the same in all games. */
function aGame(scores: readonly [number, number], rest: Partial<GameFigures> = {}): GameFigures {
  const players = scores.map((score) => ({
    score,
    money: score * 100,
    hasLost: score < 30_000,
    delivered: 5,
    overdue: 0,
  }));
  return { players, taken: 10, onTime: 8, ...rest };
}

const played = (before: readonly GameFigures[], after: readonly GameFigures[]): PlayedSides => ({
  before: new Map(before.map((game, index) => [index + 1, game])),
  after: new Map(after.map((game, index) => [index + 1, game])),
});
const BEFORE = [aGame([31_000, 35_000]), aGame([30_000, 36_000]), aGame([29_000, 37_500]), aGame([32_000, 33_000])];
const shifted = (by: number) =>
  BEFORE.map(({ players }) => aGame([(players[0]?.score ?? 0) + by, (players[1]?.score ?? 0) + by]));

test('nothing played compares to nothing', () => {
  expect(compare(played([], []), SAME_START)).toBeNull();
  expect(compare(played(BEFORE, []), SAME_START)).toBeNull();
});

test('[TRI-2] only seeds that both sides have played are compared', () => {
  const found = compare(played(BEFORE, BEFORE.slice(0, 2)), SAME_START);
  expect(found?.games).toBe(2);
  expect(found?.rows.map(({ measure }) => measure)).toEqual(MEASURES);
  expect(found?.rows[0]?.before.mean).toBe(33_000);
});

test('[TRI-3] equal games show no change', () => {
  const found = compare(played(BEFORE, BEFORE), SAME_START);
  expect(found?.rows.every(({ change, isChance }) => change === 0 && isChance)).toBe(true);
  expect(found).toMatchObject({ verdict: 'NONE', most: null });
});

test('[TRI-3] less gained in every game is harder, more is easier', () => {
  expect(compare(played(BEFORE, shifted(-5000)), SAME_START)?.verdict).toBe('HARDER');
  expect(compare(played(BEFORE, shifted(5000)), SAME_START)?.verdict).toBe('EASIER');
  expect(compare(played(BEFORE, shifted(-100)), SAME_START)?.verdict).toBe('SMALL');
});

test('[TRI-3] a larger purse alone is told as more money, not as an easier game, and not as no change', () => {
  const found = compare(played(BEFORE, shifted(5000)), { before: 30_000, after: 35_000 });
  expect(found?.verdict).toBe('START');
  expect(found?.rows.find(({ measure }) => measure === 'money')).toMatchObject({ change: 5000, isChance: false });
});

test('shares are in percent, of what was taken and of the players', () => {
  const late = BEFORE.map((_, index) => aGame([29_000, 31_000], { taken: 10, onTime: index }));
  const rows = compare(played(BEFORE, late), SAME_START)?.rows ?? [];
  expect(rows.find(({ measure }) => measure === 'onTime')).toMatchObject({ before: { mean: 80 }, after: { mean: 15 } });
  expect(rows.find(({ measure }) => measure === 'lost')?.after.mean).toBe(50);
  expect(compare(played(BEFORE, late), SAME_START)?.most).toBe('onTime');
});

import { expect, test } from 'vitest';
import { keyedBelow, keyedRank } from './keyed-draw.ts';

const draws = (seed: string, purpose: string, key: string) =>
  Array.from({ length: 30 }, (_, count) => keyedBelow(seed, purpose, [key, count], 100));

test('[WLD-8] a keyed draw is the same whenever it is asked for, and another for another seed, purpose or key', () => {
  const first = draws('ziarno', 'WORDING', 'anna');
  expect(draws('ziarno', 'WORDING', 'anna')).toEqual(first);
  for (const other of [
    draws('inne', 'WORDING', 'anna'),
    draws('ziarno', 'THEFT', 'anna'),
    draws('ziarno', 'WORDING', 'jan'),
  ])
    expect(other).not.toEqual(first);
  expect(keyedBelow('a', 'b', ['c', 1], 2_000_000)).not.toBe(keyedBelow('a', 'b', ['c\n1'], 2_000_000));
});

test('[WLD-8] each number comes about as often as the others', () => {
  const times = [0, 0, 0, 0, 0];
  for (let count = 0; count < 5000; count += 1) {
    const drawn = keyedBelow('ziarno', 'WORDING', ['anna', count], 5);
    times[drawn] = (times[drawn] ?? 0) + 1;
  }
  for (const often of times) expect(Math.abs(often - 1000)).toBeLessThan(120);
});

test('[WLD-8] the ranks of things in a draw follow from each alone, and put each first about as often', () => {
  const firsts = new Map<string, number>();
  for (let count = 0; count < 4000; count += 1) {
    const rankOf = keyedRank('ziarno', 'SITUATION', [count]);
    const ranks = ['K01', 'K02', 'K03', 'K04'].map((id) => ({ id, rank: rankOf(id) }));
    const [first] = ranks.sort((one, other) => one.rank - other.rank);
    if (first !== undefined) firsts.set(first.id, (firsts.get(first.id) ?? 0) + 1);
    expect(keyedRank('ziarno', 'SITUATION', [count])('K03')).toBe(ranks.find(({ id }) => id === 'K03')?.rank);
  }
  for (const often of firsts.values()) expect(Math.abs(often - 1000)).toBeLessThan(120);
});

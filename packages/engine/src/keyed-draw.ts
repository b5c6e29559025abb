import { type Random, below, next, randomFrom, randomOf } from './random.ts';

type Keys = readonly (string | number)[];

/**
 * Draws a whole number from 0 to `n` - 1, `n` from 1 to 2,000,000, that follows from the seed, the purpose and the keys alone: asked
 * again it is the same, and it moves no other draw. `keys`: for whom or what, and for which time. (WLD-8)
 */
export function keyedBelow(seed: string, purpose: string, keys: Keys, n: number): number {
  return below(keyedRandom(seed, purpose, keys), n)[0];
}

/** The generator of a draw that needs several numbers; it follows from the seed, the purpose and the keys alone. (WLD-8) */
export function keyedRandom(seed: string, purpose: string, keys: Keys): Random {
  return randomFrom(seed, JSON.stringify([purpose, ...keys]));
}

/** The ranks of things in one keyed draw, 0 to 2^32 - 1: each thing's follows from its id, not from what else there is. (WLD-8) */
export function keyedRank(seed: string, purpose: string, keys: Keys): (id: string | number) => number {
  const stream = keyedRandom(seed, purpose, keys);
  return (id) => next(randomOf(stream, String(id)))[0];
}

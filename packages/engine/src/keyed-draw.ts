import { type Random, below, next, randomFrom, randomOf } from './random.ts';

type Keys = readonly (string | number)[];

/**
 * A random whole number from 0 to `n` - 1 (`n` from 1 to 2,000,000) as a pure function of seed, purpose and keys: the same call always gives
 * the same number, and no draw affects another. `keys`: for whom or what, and which repetition. (WLD-8)
 */
export function keyedBelow(seed: string, purpose: string, keys: Keys, n: number): number {
  return below(keyedRandom(seed, purpose, keys), n)[0];
}

/** A generator for a draw that needs several numbers, as a pure function of seed, purpose and keys. (WLD-8) */
export function keyedRandom(seed: string, purpose: string, keys: Keys): Random {
  return randomFrom(seed, JSON.stringify([purpose, ...keys]));
}

/** Gives an item its rank in one keyed draw, 0 to 2^32 - 1. A rank depends only on the item's id, not on the other items. (WLD-8) */
export function keyedRank(seed: string, purpose: string, keys: Keys): (id: string | number) => number {
  const stream = keyedRandom(seed, purpose, keys);
  return (id) => next(randomOf(stream, String(id)))[0];
}

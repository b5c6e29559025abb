import type { OrderId } from '@fracht/engine';

/** By at most this share an order seems to be worth more or less than it is. */
const MOST = 0.5;

/**
 * The factor by which an order seems to be worth more or less than it is. It is drawn separately for each taste, so that dispatchers with the same
 * manner play a small game in many ways; in taste 0 it is 1. The same order and taste always give the same factor.
 */
export function likingOf(order: OrderId, taste: number): number {
  return taste === 0 ? 1 : 1 + MOST * (2 * scattered(order, taste) - 1);
}

/** A number from 0 up to but not including 1: FNV-1a over the characters, and the finaliser of MurmurHash3. */
function scattered(text: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

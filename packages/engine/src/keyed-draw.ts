import { below, randomFrom } from './random.ts';

/**
 * Draws a whole number from 0 to `n` - 1, `n` from 1 to 2,000,000, that follows from the seed, the purpose and the keys alone: asked
 * again it is the same, and it moves no other draw. `keys`: for whom or what, and for which time. (WLD-8)
 */
export function keyedBelow(seed: string, purpose: string, keys: readonly (string | number)[], n: number): number {
  return below(randomFrom(seed, JSON.stringify([purpose, ...keys])), n)[0];
}

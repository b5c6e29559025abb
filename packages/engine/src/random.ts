/** The whole state of a generator: four unsigned 32-bit integers. Part of the game state, so a replay draws the same. (rules §1.1; WLD-1) */
export type Random = readonly [number, number, number, number];

const MILLION = 1_000_000;
const TWO_TO_32 = 4_294_967_296;

/**
 * A generator for one purpose: the same `seed` and `stream` give the same numbers for ever,
 * and drawing from one stream never moves another. (rules §1.1, §1.5; WLD-1)
 */
export function randomFrom(seed: string, stream: string): Random {
  let random: Random = hashed(`${stream}\n${seed}`);
  for (let round = 0; round < 12; round += 1) random = next(random)[1];
  return random;
}

/** The next number, 0 to 2^32 - 1, and the generator after it. Chris Doty-Humphrey's sfc32. (WLD-1) */
export function next(random: Random): readonly [number, Random] {
  const [a, b, c, counter] = random;
  const value = (((a + b) | 0) + counter) | 0;
  const rotated = (c << 21) | (c >>> 11);
  const after: Random = [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (rotated + value) >>> 0, (counter + 1) >>> 0];
  return [value >>> 0, after];
}

/** A whole number from 0 to `n` - 1; `n` from 1 to 2,000,000. (WLD-1) */
export function below(random: Random, n: number): readonly [number, Random] {
  const [value, after] = next(random);
  return [Math.floor((value * n) / TWO_TO_32), after];
}

/** True with a chance of `percent` of a hundred; decimals of a percent count down to a millionth of the whole. (WLD-1) */
export function chance(random: Random, percent: number): readonly [boolean, Random] {
  const [drawn, after] = below(random, MILLION);
  return [drawn < Math.floor(percent * 10_000 + 0.5), after];
}

/** One item of a list that is not empty. Throws on an empty one: that is a bug. (WLD-1) */
export function pick<Item>(random: Random, items: readonly Item[]): readonly [Item, Random] {
  const [index, after] = below(random, items.length);
  const item = items[index];
  if (item === undefined) throw new Error('Nothing to pick from');
  return [item, after];
}

function hashed(text: string): Random {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

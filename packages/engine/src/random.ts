/** The state of a generator: four unsigned 32-bit integers. Kept in the game state, so that a replay draws the same numbers. (WLD-1) */
export type Random = readonly [number, number, number, number];

const MILLION = 1_000_000;
const TWO_TO_32 = 4_294_967_296;

/** A generator for one purpose. The same `seed` and `stream` always give the same numbers, and drawing from one stream does not affect another. (WLD-1) */
export function randomFrom(seed: string, stream: string): Random {
  return mixed(hashed(START, `${stream}\n${seed}`));
}

/** A generator for one thing, derived from `stream` and the thing's name: the same two always give the same generator. (WLD-8) */
export function randomOf(stream: Random, thing: string): Random {
  return mixed(hashed(stream, thing));
}

/** A mutable generator, for the caller's own use. */
export type OwnRandom = [number, number, number, number];

/** The next number, 0 to 2^32 - 1, and the generator after it. (WLD-1) */
export function next(random: Random): readonly [number, Random] {
  const after = copied(random);
  return [draw(after), after];
}

/** A mutable copy of a generator. */
export function copied([a, b, c, counter]: Random): OwnRandom {
  return [a, b, c, counter];
}

/** Draws the next number, 0 to 2^32 - 1: Chris Doty-Humphrey's sfc32. (WLD-1) */
function draw(own: OwnRandom): number {
  const [a, b, c, counter] = own;
  const value = (((a + b) | 0) + counter) | 0;
  own[0] = (b ^ (b >>> 9)) >>> 0;
  own[1] = (c + (c << 3)) >>> 0;
  own[2] = (((c << 21) | (c >>> 11)) + value) >>> 0;
  own[3] = (counter + 1) >>> 0;
  return value >>> 0;
}

/** Draws a whole number from 0 to `n` - 1; `n` from 1 to 2,000,000. (WLD-1) */
export function drawBelow(own: OwnRandom, n: number): number {
  return Math.floor((draw(own) * n) / TWO_TO_32);
}

/** A whole number from 0 to `n` - 1, `n` from 1 to 2,000,000, and the generator after it. (WLD-1) */
export function below(random: Random, n: number): readonly [number, Random] {
  const after = copied(random);
  return [drawBelow(after, n), after];
}

/** True with a chance of `percent` of a hundred; decimals of a percent count down to a millionth of the whole. (WLD-1) */
export function chance(random: Random, percent: number): readonly [boolean, Random] {
  const after = copied(random);
  return [drawChance(after, percent), after];
}

/** Draws true with a chance of `percent` of a hundred, as `chance` does. (WLD-1) */
export function drawChance(own: OwnRandom, percent: number): boolean {
  return drawBelow(own, MILLION) < Math.floor(percent * 10_000 + 0.5);
}

/** One item of a list, and the generator after it. Throws on an empty list, which would be a bug. (WLD-1) */
export function pick<Item>(random: Random, items: readonly Item[]): readonly [Item, Random] {
  const after = copied(random);
  return [drawOne(after, items), after];
}

/** Draws one item of a list, as `pick` does. (WLD-1) */
export function drawOne<Item>(own: OwnRandom, items: readonly Item[]): Item {
  const item = items[drawBelow(own, items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

const START: Random = [1779033703, 3144134277, 1013904242, 2773480762];

function hashed(from: Random, text: string): OwnRandom {
  let [a, b, c, d] = from;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

/**
 * Warm-up: drops the first numbers of a new generator, which still depend visibly on its seed. The steps are those of `draw`, but with local variables: each
 * keyed draw makes a generator, and an array would be read and written twelve times.
 */
function mixed([a, b, c, counter]: OwnRandom): Random {
  for (let round = 0; round < 12; round += 1) {
    const value = (((a + b) | 0) + counter) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + value) | 0;
    counter = (counter + 1) | 0;
  }
  return [a >>> 0, b >>> 0, c >>> 0, counter >>> 0];
}

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom } from './dice.ts';
import { type Random, below, chance, next, pick, randomFrom } from './random.ts';

function drawn(count: number, random: Random): number[] {
  const values: number[] = [];
  let present = random;
  for (let index = 0; index < count; index += 1) {
    const [value, after] = next(present);
    values.push(value);
    present = after;
  }
  return values;
}

test('[WLD-1] a seed and a stream give the same numbers for ever', () => {
  expect(drawn(4, randomFrom('ziarno', 'orders'))).toEqual(drawn(4, randomFrom('ziarno', 'orders')));
  expect(drawn(3, randomFrom('ziarno', 'play'))).toMatchInlineSnapshot(`
    [
      2088574896,
      3519224321,
      221268837,
    ]
  `);
});

test('[WLD-1] another seed or another stream gives other numbers', () => {
  const numbers = drawn(4, randomFrom('ziarno', 'orders'));
  expect(drawn(4, randomFrom('ziarna', 'orders'))).not.toEqual(numbers);
  expect(drawn(4, randomFrom('ziarno', 'play'))).not.toEqual(numbers);
});

test('[WLD-1] the generator stays four unsigned integers and survives JSON', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [, after] = next(randomFrom(seed, 'play'));
      expect(after.every((part) => Number.isInteger(part) && part >= 0 && part < 2 ** 32)).toBe(true);
      expect(JSON.parse(JSON.stringify(after))).toEqual(after);
    }),
  );
});

test('[WLD-1] below stays in its range and reaches all of it evenly', () => {
  const dice = diceFrom(randomFrom('kości', 'play'));
  const rolls = Array.from({ length: 60_000 }, () => dice.below(6));
  for (const face of [0, 1, 2, 3, 4, 5]) {
    expect(Math.abs(rolls.filter((roll) => roll === face).length - 10_000)).toBeLessThan(500);
  }
  expect(rolls.every((roll) => roll >= 0 && roll < 6)).toBe(true);
});

test('[WLD-1] chances are met, decimals of a percent too', () => {
  const dice = diceFrom(randomFrom('szanse', 'play'));
  let hits = 0;
  for (let roll = 0; roll < 200_000; roll += 1) hits += dice.chance(0.25) ? 1 : 0;
  expect(hits).toBeGreaterThan(400);
  expect(hits).toBeLessThan(600);
  expect(chance(randomFrom('a', 'b'), 0)[0]).toBe(false);
  expect(chance(randomFrom('a', 'b'), 100)[0]).toBe(true);
});

test('[WLD-1] drawing changes nothing that was there', () => {
  const random = randomFrom('ziarno', 'play');
  const before = [...random];
  below(random, 10);
  pick(random, ['a', 'b']);
  expect(random).toEqual(before);
});

test('[WLD-1] shuffling keeps the items, and picking from nothing is a bug', () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  const shuffled = diceFrom(randomFrom('talia', 'play')).shuffled(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  expect(shuffled).not.toEqual(items);
  expect(() => pick(randomFrom('a', 'b'), [])).toThrow('Nothing to pick from');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_STARS, starsOf } from './stars.ts';

const answered = (...points: readonly number[]) => points.map((one) => ({ points: one, isBreach: false }));

test.each([
  ['the best way', 10, 10, answered(5, 5), 3],
  ['more than the best way, as who is refused may reach', 12, 10, answered(12), 3],
  ['a best way that brings nothing', 0, 0, answered(0), 3],
  ['a best way that begins with minus points', 8, 8, answered(-2, 10), 3],
] as const)('[STA-1] three stars for %s', (_, own, best, answers, stars) => {
  expect(starsOf({ own, best, answers })).toBe(stars);
});

test.each([
  ['more than half without minus points', 6, 10, answered(5, 1), 2],
  ['just half', 5, 10, answered(5, 0), 1],
  ['more than half with minus points', 6, 10, answered(8, -2), 1],
] as const)('[STA-2] two stars only above half and without minus points: %s', (_, own, best, answers, stars) => {
  expect(starsOf({ own, best, answers })).toBe(stars);
});

test.each([
  ['above zero', 1, 10, answered(-2, 3), 1],
  ['at zero', 0, 10, answered(0), 0],
  ['below zero', -3, 10, answered(-3), 0],
] as const)('[STA-3] one star above zero, else none: %s', (_, own, best, answers, stars) => {
  expect(starsOf({ own, best, answers })).toBe(stars);
});

test('[STA-4] an answer that breaks a rule of law or safety leaves at most one star, and gives none', () => {
  const broken = [...answered(5), { points: 5, isBreach: true }];
  expect([10, 6, 3, 0].map((own) => starsOf({ own, best: 10, answers: broken }))).toEqual([1, 1, 1, 0]);
});

test('[STA-1] [STA-3] [STA-4] with the same answers more points never bring fewer stars, and a breach never more', () => {
  const answers = fc.array(fc.record({ points: fc.integer({ min: -9, max: 9 }), isBreach: fc.boolean() }));
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 20 }), fc.nat(20), fc.nat(20), answers, (own, more, best, given) => {
      const stars = starsOf({ own, best, answers: given });
      expect(starsOf({ own: own + more, best, answers: given })).toBeGreaterThanOrEqual(stars);
      expect(starsOf({ own, best, answers: [...given, { points: 0, isBreach: true }] })).toBeLessThanOrEqual(stars);
      expect(stars).toBeLessThanOrEqual(MOST_STARS);
    }),
  );
});

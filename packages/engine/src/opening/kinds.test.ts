import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { diceFrom } from '../dice.ts';
import { randomFrom } from '../random.ts';
import { orderKinds } from './kinds.ts';

const { settings } = aSetup();

test('[ORD-3] each share of a round is met to within one order', () => {
  const shares = { ST: 50, ATP: 20, ADR: 18, PG: 12 } as const;
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 400 }), (seed, round, count) => {
      const kinds = orderKinds(diceFrom(randomFrom(seed, 'orders')), settings, round, count);
      expect(kinds.length).toBe(count);
      for (const type of ['ST', 'ATP', 'ADR', 'PG'] as const) {
        const made = kinds.filter((kind) => kind.type === type).length;
        expect(Math.abs(made - (count * shares[type]) / 100)).toBeLessThan(1);
      }
      const eu = kinds.filter(({ reach }) => reach !== 'HOME').length;
      expect(Math.abs(eu - (count * ([60, 50, 30, 10][round - 1] ?? 0)) / 100)).toBeLessThan(1);
    }),
  );
});

test('[ORD-3] over many rounds the shares are met exactly, small ones too', () => {
  const dice = diceFrom(randomFrom('udziały', 'orders'));
  const kinds = Array.from({ length: 4000 }, () => orderKinds(dice, settings, 1, 6)).flat();
  const share = (count: number) => (100 * count) / kinds.length;
  expect(share(kinds.filter(({ type }) => type === 'PG').length)).toBeCloseTo(12, 0);
  expect(share(kinds.filter(({ reach }) => reach === 'FOREIGN').length)).toBeCloseTo(6, 0);
  expect(share(kinds.filter(({ type, reach }) => type === 'ST' && reach !== 'HOME').length)).toBeCloseTo(30, 0);
});

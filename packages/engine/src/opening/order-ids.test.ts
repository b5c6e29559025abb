import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import { diceFrom } from '../dice.ts';
import { randomFrom } from '../random.ts';
import { orderIdsFor } from './order-ids.ts';

function ids(count: number): readonly string[] {
  const next = orderIdsFor(aSetup().world, diceFrom(randomFrom('numery', 'orders')), '2026-11-21');
  return Array.from({ length: count }, () => next(CITY.POZNAN));
}

test('[ORD-7] an id has the city, the month and year, and a number that ends in 0', () => {
  for (const id of ids(50)) expect(id).toMatch(/^POZ\/1126\/\d{3}0$/);
});

test('[ORD-7] no id comes twice, not even when the numbers run out', () => {
  const many = ids(1500);
  expect(new Set(many).size).toBe(1500);
  expect(many.every((id) => id.endsWith('0'))).toBe(true);
});

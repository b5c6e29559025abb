import { CAR_TYPES, type Car, newGame } from '@fracht/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { restedWay, wayFrom } from '../src/ways.ts';
import { aSetup, steppedGame } from './a-game.ts';

const { orders, cars } = steppedGame(aSetup('ways'), ['good', 'good', 'good', 'good']).state();
const CITIES = newGame(aSetup('ways')).setup.world.cities.map(({ id }) => id);

const anyWay = fc.record({
  order: fc.constantFrom(...orders),
  city: fc.constantFrom(...CITIES),
  working: fc.integer({ min: 1, max: 40_000 }),
  subcontractor: fc.boolean(),
  restMinutes: fc.constantFrom(60, 300, 540, 660),
  worktime: fc.constantFrom(120, 300, 540),
});

function aCarOf(type: Car['type'], changes: Pick<Car, 'working' | 'subcontractor'>): Car {
  const car = cars.find((one) => one.type === type);
  if (car === undefined) throw new Error(`No car of ${type}`);
  return { ...car, ...changes };
}

test('a tired driver in the place of a rested one costs the same, and its last call is no later than by the slack', () => {
  expect(new Set(orders.map(({ type }) => type)).size).toBe(CAR_TYPES.length);
  fc.assert(
    fc.property(anyWay, ({ order, city, working, subcontractor, restMinutes, worktime }) => {
      const { settings, ...setup } = aSetup('ways');
      const rules = { ...setup, settings: { ...settings, rest_minutes: restMinutes, car_worktime: worktime } };
      const car = aCarOf(order.type, { working, subcontractor });
      const [tired, rested] = [wayFrom(rules, order, car, city), restedWay(rules, order, car, city)];
      expect(tired.cost).toBe(rested.cost);
      expect(tired.lastCall).toBeLessThanOrEqual(rested.lastCall + rested.slack);
    }),
    { numRuns: howMany({ few: 500, many: 20_000 }) },
  );
});

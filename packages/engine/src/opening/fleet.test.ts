import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { cityOf } from '../world/lookup.ts';
import { openingFleet } from './fleet.ts';

function counts(students: number): Record<string, number> {
  const { cars } = openingFleet(aSetup(), students);
  return Object.fromEntries(
    ['ST', 'ATP', 'ADR', 'PG'].map((type) => [type, cars.filter((car) => car.type === type).length]),
  );
}

test('[NEW-3] two ST, one ATP, one ADR a player, one PG for two, at least one of each', () => {
  expect(counts(1)).toEqual({ ST: 2, ATP: 1, ADR: 1, PG: 1 });
  expect(counts(4)).toEqual({ ST: 8, ATP: 4, ADR: 4, PG: 2 });
  expect(counts(5)).toEqual({ ST: 10, ATP: 5, ADR: 5, PG: 2 });
});

test('[NEW-3] company cars stand FREE at Polish bases, dealt out evenly, and belong to nobody', () => {
  const { cars } = openingFleet(aSetup(), 4);
  const perCity = new Map<number, number>();
  for (const car of cars) {
    perCity.set(car.base, (perCity.get(car.base) ?? 0) + 1);
    expect(car).toMatchObject({
      player: null,
      subcontractor: false,
      working: 0,
      state: { action: 'FREE', at: car.base },
    });
    expect(cityOf(aSetup().world, car.base).abroad).toBe(false);
    expect(car.driver).toBeGreaterThanOrEqual(1);
    expect(car.driver).toBeLessThanOrEqual(10);
  }
  expect([...perCity.values()]).toEqual([3, 3, 3, 3, 3, 3]);
});

test('[NEW-3] ids count within the type', () => {
  const { cars } = openingFleet(aSetup(), 3);
  expect(cars.filter(({ type }) => type === 'ST').map(({ id }) => id)).toEqual([
    'ST-01',
    'ST-02',
    'ST-03',
    'ST-04',
    'ST-05',
    'ST-06',
  ]);
});

test('[NEW-3] the seed decides where cars stand, and nothing else does', () => {
  expect(openingFleet(aSetup(), 4)).toEqual(openingFleet({ ...aSetup(), game: 'other' }, 4));
  expect(openingFleet(aSetup({ seed: 'inne' }), 4)).not.toEqual(openingFleet(aSetup(), 4));
});

test('[NEW-4] two offers of each type with different bases', () => {
  const { offers } = openingFleet(aSetup(), 1);
  expect(offers.map(({ id }) => id)).toEqual([
    'ST-P1',
    'ST-P2',
    'ATP-P1',
    'ATP-P2',
    'ADR-P1',
    'ADR-P2',
    'PG-P1',
    'PG-P2',
  ]);
  for (const type of ['ST', 'ATP', 'ADR', 'PG']) {
    const [first, second] = offers.filter((offer) => offer.type === type);
    expect(first?.base).not.toBe(second?.base);
  }
});

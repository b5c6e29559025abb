import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CAR_TYPES } from '../car-types.ts';
import { carSetting } from '../settings.ts';
import { grosze } from '../units.ts';
import { drivenCost } from './charge.ts';
import { COST_PARTS, costParts, driveParts } from './cost-parts.ts';
import { companyCar } from './new-car.ts';

const { settings } = aSetup();
const sum = (parts: ReturnType<typeof costParts>) => COST_PARTS.reduce((all, part) => all + parts[part], 0);

test('[CST-6] fuel is price times use; the parts of a kilometre come to the cost that is charged, for every type', () => {
  expect(costParts(settings, 'ST')).toEqual({ FUEL: 140, TOLL: 46, DRIVER: 120, FIXED: 124 });
  for (const type of CAR_TYPES) {
    const parts = costParts(settings, type);
    expect(sum(parts)).toBe(grosze(carSetting(settings, type, 'cost')));
    expect(Math.min(...Object.values(parts))).toBeGreaterThan(0);
  }
});

test('[CST-6] dearer fuel leaves less for fixed costs and moves no cost; what the cost does not cover is cut', () => {
  const dear = aSetup({ settings: { fuel_price: 6.5 } }).settings;
  expect(costParts(dear, 'ST')).toEqual({ FUEL: 182, TOLL: 46, DRIVER: 120, FIXED: 82 });
  const cheap = aSetup({ settings: { ST_cost: 1.6 } }).settings;
  expect(costParts(cheap, 'ST')).toEqual({ FUEL: 140, TOLL: 20, DRIVER: 0, FIXED: 0 });
});

test.each([
  { home: 183_000, abroad: 0 },
  { home: 1, abroad: 333_333 },
  { home: 123_457, abroad: 76_543 },
  { home: 0, abroad: 0 },
])('[CST-6] the parts of a drive come to what the ledger charges for it, the extra abroad as toll: %o', (driven) => {
  for (const type of CAR_TYPES) {
    const car = companyCar({ id: `${type}-01`, type, base: 0, driver: 1 });
    const cost = drivenCost(settings, car, driven, 'DRIVING_WITH_SHIPMENT');
    const parts = driveParts(settings, type, { ...driven, cost });
    expect(sum(parts)).toBe(cost);
    const rates = costParts(settings, type);
    const extra = Math.floor((driven.abroad * grosze(carSetting(settings, type, 'cost_abroad'))) / 1000);
    const tolls = Math.floor(((driven.home + driven.abroad) * rates.TOLL) / 1000);
    expect(Math.abs(parts.TOLL - tolls - extra)).toBeLessThanOrEqual(2);
  }
});

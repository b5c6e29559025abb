import type { CarType } from '../car-types.ts';
import { type Settings, carSetting } from '../settings.ts';
import type { CostedDrive } from '../trip-state.ts';
import { type Grosze, type Metres, grosze } from '../units.ts';

/** What the own cost of a kilometre is made of; `FIXED`: whatever the other parts leave of it. (CST-6) */
export const COST_PARTS = ['FUEL', 'TOLL', 'DRIVER', 'FIXED'] as const;
export type CostPart = (typeof COST_PARTS)[number];
export type CostParts = Readonly<Record<CostPart, Grosze>>;

/**
 * The own cost of a kilometre in Poland by its parts, in grosze: fuel by price and use, tolls, driver, and the rest of `cost` as fixed costs.
 * Their sum is `cost` always: a part that it does not cover is cut. (CST-6)
 */
export function costParts(settings: Settings, type: CarType): CostParts {
  const cost = grosze(carSetting(settings, type, 'cost'));
  const fuel = Math.min(cost, grosze((settings.fuel_price * carSetting(settings, type, 'fuel_use')) / 100));
  const toll = Math.min(cost - fuel, grosze(carSetting(settings, type, 'toll')));
  const driver = Math.min(cost - fuel - toll, grosze(carSetting(settings, type, 'driver_cost')));
  return { FUEL: fuel, TOLL: toll, DRIVER: driver, FIXED: cost - fuel - toll - driver };
}

/**
 * What one drive of a company car costs by the same parts. What a kilometre abroad costs more is toll; what rounding leaves is in the fixed
 * costs, so that the sum is the drive's cost to the grosz. (CST-6)
 */
export function driveParts(settings: Settings, type: CarType, { home, abroad, cost }: CostedDrive): CostParts {
  const parts = costParts(settings, type);
  const extra = grosze(carSetting(settings, type, 'cost_abroad'));
  const fuel = perKm(home + abroad, parts.FUEL);
  const toll = perKm(home, parts.TOLL) + perKm(abroad, parts.TOLL + extra);
  const driver = perKm(home + abroad, parts.DRIVER);
  return { FUEL: fuel, TOLL: toll, DRIVER: driver, FIXED: cost - fuel - toll - driver };
}

function perKm(metres: Metres, rate: Grosze): Grosze {
  return Math.floor((metres * rate) / 1000 + 0.5);
}

import type { CarType } from '../car-types.ts';
import { type Settings, carSetting } from '../settings.ts';
import type { CostedDrive } from '../trip-state.ts';
import { type Grosze, type Metres, grosze } from '../units.ts';

/** The parts of the own cost of a kilometre; `FIXED` is what remains after the others. (CST-6) */
export const COST_PARTS = ['FUEL', 'TOLL', 'DRIVER', 'FIXED'] as const;
export type CostPart = (typeof COST_PARTS)[number];
export type CostParts = Readonly<Record<CostPart, Grosze>>;

/**
 * The own cost of a kilometre in Poland by its parts, in grosze: fuel from price and consumption, tolls, the driver, and the rest of `cost`
 * as fixed costs. The sum is always `cost`: a part that would exceed it is cut. (CST-6)
 */
export function costParts(settings: Settings, type: CarType): CostParts {
  const cost = grosze(carSetting(settings, type, 'cost'));
  const fuel = Math.min(cost, grosze((settings.fuel_price * carSetting(settings, type, 'fuel_use')) / 100));
  const toll = Math.min(cost - fuel, grosze(carSetting(settings, type, 'toll')));
  const driver = Math.min(cost - fuel - toll, grosze(carSetting(settings, type, 'driver_cost')));
  return { FUEL: fuel, TOLL: toll, DRIVER: driver, FIXED: cost - fuel - toll - driver };
}

/**
 * The cost of one drive of a company car, split into the same parts. The extra cost of a kilometre abroad counts as toll; rounding
 * differences go into the fixed costs, so that the sum equals the drive's cost to the grosz. (CST-6)
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

import { type Driven, drivenCost, isAllIn, subcontractorCost } from '../cars/charge.ts';
import { nightCost } from '../cars/sleep.ts';
import { orderPay } from '../orders/terms.ts';
import { type Settings, carSetting } from '../settings.ts';
import type { Car, GameSetup, Order } from '../state.ts';
import type { CostedDrive, TripCalculation } from '../trip-state.ts';
import { type CityId, type Grosze, type Metres, grosze } from '../units.ts';
import { cityParking, findParking } from '../world/lookup.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { DeliveryPlan } from './plan-delivery.ts';
import type { PlanStep } from './trip.ts';
import { type WayPrice, wayPrice } from './way-price.ts';

/** A car that stands in a city, and its plan for an order. */
export type PlannedTrip = { readonly car: Car; readonly city: CityId; readonly plan: DeliveryPlan };

/** The parts of a game's setup on which a trip's costs depend. */
type CostedGame = Pick<GameSetup, 'settings' | 'world' | 'rulesVersion'>;

/**
 * What an order brings and costs with a car that stands in a city, by its plan: to the grosz what the ledger will say if nothing happens and
 * the driver rests where the plan says. The way home is not included. (CST-1, CST-2)
 */
export function calculateTrip(setup: CostedGame, order: Order, { car, city, plan }: PlannedTrip): TripCalculation {
  const { settings, world } = setup;
  const before = wayPrice(routeOf(world, shortestPath(world, city, order.base).cities));
  const after = wayPrice(routeOf(world, order.path));
  const prices = plan.steps.filter(({ activity }) => activity === 'REST').map((step) => restPrice(setup, car, step));
  const fares = before.fares + after.fares;
  const isInHire = isAllIn(setup, car);
  return {
    freight: order.noPayment || order.reversed ? 0 : orderPay(order),
    approach: costed(settings, car, before),
    haul: costed(settings, car, after),
    hire: car.subcontractor ? hirePrice(settings, car, before, after) + (isInHire ? fares : 0) : null,
    ferries: isInHire ? 0 : fares,
    parking: prices.reduce((sum, price) => sum + price, 0),
    rests: prices.length,
  };
}

/** All costs of a trip, which is also the lowest freight at which nothing is lost. (CST-3) */
export function tripCosts({ approach, haul, hire, ferries, parking }: TripCalculation): Grosze {
  return approach.cost + haul.cost + (hire ?? 0) + ferries + parking;
}

/** What remains of the freight; negative: a loss. (CST-3) */
export function tripMargin(trip: TripCalculation): Grosze {
  return trip.freight - tripCosts(trip);
}

/** Whether any of the freight remains. (CST-3) */
export function isEarning(trip: TripCalculation): boolean {
  return tripMargin(trip) > 0;
}

/** Metres of one drive, in Poland and abroad together. */
export function driveMetres({ home, abroad }: Driven): Metres {
  return home + abroad;
}

function costed(settings: Settings, car: Car, { home, abroad }: WayPrice): CostedDrive {
  const cost = car.subcontractor ? 0 : drivenCost(settings, car, { home, abroad }, 'DRIVING_WITH_SHIPMENT');
  return { home, abroad, cost };
}

function hirePrice(settings: Settings, car: Car, before: Driven, after: Driven): Grosze {
  const driven = { home: before.home + after.home, abroad: before.abroad + after.abroad };
  const least = grosze(carSetting(settings, car.type, 'price_minimum'));
  return Math.max(subcontractorCost(settings, car, driven), least);
}

function restPrice(setup: CostedGame, car: Car, { city, parking }: PlanStep): Grosze {
  const { world } = setup;
  const place = parking === null ? (city === null ? undefined : cityParking(world, city)) : findParking(world, parking);
  return place === undefined ? 0 : nightCost(setup, car, place);
}

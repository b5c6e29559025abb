import { type Driven, drivenCost, subcontractorCost } from '../cars/charge.ts';
import { carSetting } from '../settings.ts';
import type { Car, GameSetup, Order } from '../state.ts';
import { type CityId, type Grosze, grosze } from '../units.ts';
import { paidMetres } from '../world/along.ts';
import { type Route, routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';

/**
 * What carrying an order costs with a car that stands in `city`: km of the approach and of the order and the ferry tickets on
 * both, in grosze. A subcontractor has its price per km and its minimum; a company car its cost, and its way home is not in it.
 * (rules §5, domain rules §7; PLN-8)
 */
export function tripCost(setup: GameSetup, order: Order, car: Car, city: CityId): Grosze {
  const { settings, world } = setup;
  const approach = priceOf(routeOf(world, shortestPath(world, city, order.base).cities));
  const haul = priceOf(routeOf(world, order.path));
  const driven = { home: approach.home + haul.home, abroad: approach.abroad + haul.abroad };
  const tickets = approach.fares + haul.fares;
  if (!car.subcontractor) return drivenCost(settings, car, driven, 'DRIVING_WITH_SHIPMENT') + tickets;
  const least = grosze(carSetting(settings, car.type, 'price_minimum'));
  return Math.max(subcontractorCost(settings, car, driven), least) + tickets;
}

/** What of a way is paid for. */
type Price = Driven & { readonly fares: Grosze };

const PRICES = new WeakMap<Route, Price>();

function priceOf(route: Route): Price {
  const known = PRICES.get(route);
  if (known !== undefined) return known;
  const price = { ...paidMetres(route), fares: fares(route) };
  PRICES.set(route, price);
  return price;
}

function fares({ ports }: Route): Grosze {
  let sum = 0;
  for (const port of ports) sum += port.fare;
  return sum;
}

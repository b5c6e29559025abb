import type { Driven } from '../cars/charge.ts';
import type { Grosze } from '../units.ts';
import { paidMetres } from '../world/along.ts';
import type { Route } from '../world/route-shape.ts';

/** What has to be paid for a route: metres in Poland and abroad, and ferry tickets. (PLN-8) */
export type WayPrice = Driven & { readonly fares: Grosze };

const KNOWN = new WeakMap<Route, WayPrice>();

/** Adds up what has to be paid for a whole route. (PLN-8) */
export function wayPrice(route: Route): WayPrice {
  const known = KNOWN.get(route);
  if (known !== undefined) return known;
  let fares = 0;
  for (const { fare } of route.ports) fares += fare;
  const price = { ...paidMetres(route), fares };
  KNOWN.set(route, price);
  return price;
}

import type { CarType } from '../car-types.ts';
import type { CityId, Km, Metres } from '../units.ts';
import { landAt } from '../world/along.ts';
import type { Route, RouteParking } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { Land, World } from '../world/world.ts';
import { isOfFerry, strikeMoment, type SandboxSpot, type Tried, whereaboutsOf } from './spot.ts';

/** Where a car is on its drive. */
export type SandboxPlace = {
  readonly route: Route;
  readonly metres: Metres;
  readonly land: Land;
  /** The parking where its driver sleeps; null if he does not. */
  readonly stop: RouteParking | null;
};

/** A car that would otherwise be at sea or at the quay is moved back to this many metres before the port. */
const BEFORE_PORT: Metres = 2000;

/**
 * The place on the drive that a spot refers to: the nearest parking of the right kind for a sleeping driver, the road before the quay for
 * a ferry crossing, an end of the drive for a car in a city. Null if there is no such place, or if no car is ever struck while doing what
 * the situation requires. (SBX-3)
 */
export function sandboxPlace(world: World, tried: Tried, { from, to, km }: SandboxSpot): SandboxPlace | null {
  const where = whereaboutsOf(tried);
  if (where === null || from === to) return null;
  const route = routeOf(world, shortestPath(world, from, to).cities);
  if (where === 'FROM') return placeAt(route, 0);
  if (where === 'TO') return placeAt(route, route.length);
  const wanted = Math.min(route.length, Math.max(0, km * 1000));
  if (where === 'WAY') return placeAt(route, ashore(route, Math.min(wanted, route.length - 1000)));
  const stop = nearestStop(route, wanted, strikeMoment(tried) === 'SLEEPING_GUARDED');
  return stop === null ? null : { ...placeAt(route, stop.metres), stop };
}

/** Length of a spot's drive; 0 if it leads nowhere. */
export function sandboxLength(world: World, { from, to }: Pick<SandboxSpot, 'from' | 'to'>): Km {
  return from === to ? 0 : shortestPath(world, from, to).distance;
}

/** Distances along a drive, in km, at which a situation might strike, the most likely first. (SBX-2) */
function likelyKms(world: World, tried: Tried, ends: Pick<SandboxSpot, 'from' | 'to'>): readonly Km[] {
  const route = routeOf(world, shortestPath(world, ends.from, ends.to).cities);
  if (isOfFerry(tried)) return route.ports.map((port) => Math.floor((port.from - BEFORE_PORT) / 1000));
  const km = route.length / 1000;
  const isNear = tried.kind === 'EMERGENCY' && tried.item.subtype === 'PICKUP_OVER_TIME';
  return (isNear ? [95, 80] : [50, 70, 85, 30, 15]).map((percent) => Math.floor((km * percent) / 100));
}

/** The first of those distances at which the situation can strike; null if there is none. (SBX-2) */
export function likelyKm(world: World, tried: Tried, spot: SandboxSpot): Km | null {
  const lands = sandboxLands(tried);
  for (const km of likelyKms(world, tried, spot)) {
    const place = sandboxPlace(world, tried, { ...spot, km });
    if (place !== null && (lands === null || lands.includes(place.land))) return Math.floor(place.metres / 1000);
  }
  return null;
}

/** The car types that a situation can strike. (SIT-2, SIT-11) */
export function sandboxTypes({ kind, item }: Tried): readonly CarType[] {
  return kind === 'CHANGE' ? item.types.filter((type) => type !== item.truck) : item.types;
}

/** The countries in which a situation can strike; null if in any. */
export function sandboxLands({ kind, item }: Tried): readonly Land[] | null {
  return kind === 'CHANGE' ? null : item.lands;
}

/** Every drive between two different cities. */
export function drivesOf(world: World): readonly { readonly from: CityId; readonly to: CityId }[] {
  const ids = world.cities.map(({ id }) => id);
  return ids.flatMap((from) => ids.filter((to) => to !== from).map((to) => ({ from, to })));
}

function placeAt(route: Route, metres: Metres): SandboxPlace {
  return { route, metres, land: landAt(route, metres), stop: null };
}

/** Moves a place at sea, or close to a port, back onto the road before the port. */
function ashore({ ports }: Route, metres: Metres): Metres {
  const port = ports.find(({ from, to }) => metres > from - 1000 && metres < to);
  return port === undefined ? metres : Math.max(0, port.from - BEFORE_PORT);
}

function nearestStop({ parkings }: Route, metres: Metres, isGuarded: boolean): RouteParking | null {
  let best: RouteParking | null = null;
  for (const stop of parkings) {
    if (stop.parking.guarded !== isGuarded || stop.parking.city !== null) continue;
    if (best === null || distance(stop, metres) < distance(best, metres)) best = stop;
  }
  return best;
}

function distance(stop: RouteParking, metres: Metres): Metres {
  return Math.abs(stop.metres - metres);
}

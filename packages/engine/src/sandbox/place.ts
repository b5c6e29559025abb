import type { CarType } from '../car-types.ts';
import type { CityId, Km, Metres } from '../units.ts';
import { landAt } from '../world/along.ts';
import type { Route, RouteParking } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { Land, World } from '../world/world.ts';
import { isOfFerry, momentOf, type SandboxSpot, type Tried, whereaboutsOf } from './spot.ts';

/** Where a car is on its drive. */
export type SandboxPlace = {
  readonly route: Route;
  readonly metres: Metres;
  readonly land: Land;
  /** Where it sleeps; null: it does not. */
  readonly stop: RouteParking | null;
};

/** So far before a port a car is still on the road. */
const BEFORE_PORT: Metres = 2000;

/**
 * The place on the drive that a spot means: the nearest parking of the kind where the car sleeps, the quay before a crossing, an end
 * of the drive where the car stands in a city. Null where there is none, or the car is never met doing what the situation asks
 * for. (SBX-3)
 */
export function sandboxPlace(world: World, tried: Tried, { from, to, km }: SandboxSpot): SandboxPlace | null {
  const where = whereaboutsOf(tried);
  if (where === null || from === to) return null;
  const route = routeOf(world, shortestPath(world, from, to).cities);
  if (where === 'FROM') return placeAt(route, 0);
  if (where === 'TO') return placeAt(route, route.length);
  const wanted = Math.min(route.length, Math.max(0, km * 1000));
  if (where === 'WAY') return placeAt(route, ashore(route, Math.min(wanted, route.length - 1000)));
  const stop = nearestStop(route, wanted, momentOf(tried) === 'SLEEPING_GUARDED');
  return stop === null ? null : { ...placeAt(route, stop.metres), stop };
}

/** How long the drive of a spot is; 0 where it leads nowhere. */
export function sandboxLength(world: World, { from, to }: Pick<SandboxSpot, 'from' | 'to'>): Km {
  return from === to ? 0 : shortestPath(world, from, to).distance;
}

/** Kilometres of a drive at which a situation might strike, the likeliest first. (SBX-2) */
function likelyKms(world: World, tried: Tried, ends: Pick<SandboxSpot, 'from' | 'to'>): readonly Km[] {
  const route = routeOf(world, shortestPath(world, ends.from, ends.to).cities);
  if (isOfFerry(tried)) return route.ports.map((port) => Math.floor((port.from - BEFORE_PORT) / 1000));
  const km = route.length / 1000;
  const isNear = tried.kind === 'EMERGENCY' && tried.item.subtype === 'PICKUP_OVER_TIME';
  return (isNear ? [95, 80] : [50, 70, 85, 30, 15]).map((percent) => Math.floor((km * percent) / 100));
}

/** The likeliest kilometre of a drive at which the situation can strike; null where there is none. (SBX-2) */
export function likelyKm(world: World, tried: Tried, spot: SandboxSpot): Km | null {
  const lands = sandboxLands(tried);
  for (const km of likelyKms(world, tried, spot)) {
    const place = sandboxPlace(world, tried, { ...spot, km });
    if (place !== null && (lands === null || lands.includes(place.land))) return Math.floor(place.metres / 1000);
  }
  return null;
}

/** The types of cars that a situation can come to. (SIT-2, SIT-11) */
export function sandboxTypes({ kind, item }: Tried): readonly CarType[] {
  return kind === 'CHANGE' ? item.types.filter((type) => type !== item.truck) : item.types;
}

/** The lands that a situation can come in; null: in any. */
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

/** Nobody is met at sea: the car is still before the quay. */
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

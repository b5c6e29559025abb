import type { Leg } from '../state.ts';
import type { CityId } from '../units.ts';
import { cityAhead } from '../world/along.ts';
import type { Route } from '../world/route-shape.ts';
import { routeDistance, routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { World } from '../world/world.ts';
import { atWholeMetre } from './leg.ts';

/** The next city of a standing leg: the one it stands in, or the one ahead. (LEG-6) */
export function nextCityAhead(world: World, leg: Leg): CityId {
  return cityAhead(routeOf(world, leg.route), leg.from).city;
}

/** Shortens a standing leg so that it ends at the next city of its way; set it going with `restartLeg`. (LEG-7) */
export function endAtNextCity(world: World, leg: Leg): Leg {
  const { index, metres } = cityAhead(routeOf(world, leg.route), leg.from);
  return { ...leg, route: leg.route.slice(0, index + 1), length: metres, until: Math.min(leg.until, metres) };
}

/** Turns a standing leg round, back to its first city. (LEG-7) */
export function turnBack(world: World, leg: Leg): Leg {
  const route = [...leg.route].reverse();
  const { length } = routeOf(world, route);
  return { ...atWholeMetre(leg), route, length, from: length - leg.from, until: length, extra: 0 };
}

/**
 * A leg from where the car is to `destination`, by the shorter of two ways: on through the next city, or after turning round on the road.
 * Aboard a ferry it can only go on. Metres already driven are still to be charged; the rest of a detour is dropped. (LEG-7)
 */
export function divertLeg(world: World, leg: Leg, destination: CityId): Leg {
  const route = routeOf(world, leg.route);
  const ahead = cityAhead(route, leg.from);
  if (ahead.metres === leg.from) return along(world, leg, shortestPath(world, ahead.city, destination).cities, 0);
  const behind = leg.route[ahead.index - 1];
  if (behind === undefined) throw new Error('A leg outside its way');
  const driven = leg.from - (route.cityMetres[ahead.index - 1] ?? 0);
  const left = ahead.metres - leg.from;
  const onward = [behind, ...shortestPath(world, ahead.city, destination).cities];
  const back = [ahead.city, ...shortestPath(world, behind, destination).cities];
  const isOnwardShorter = routeDistance(world, onward) * 1000 - driven <= routeDistance(world, back) * 1000 - left;
  if (isOnwardShorter || leg.sailing !== null) return along(world, leg, onward, driven, route);
  return along(world, atWholeMetre(leg), back, left);
}

function along(world: World, leg: Leg, cities: readonly CityId[], from: number, sailingOn?: Route): Leg {
  const { length } = routeOf(world, cities);
  if (leg.sailing === null || sailingOn === undefined) {
    return { ...leg, route: cities, length, from, until: length, extra: 0, sailing: null };
  }
  return { ...leg, route: cities, length, from, until: from + leg.until - leg.from, extra: 0 };
}

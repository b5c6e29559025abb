import { type CityId, routeOf, shortestPath, type World } from '@fracht/engine';
import type { PathPayload } from '@fracht/protocol';

/** The shortest route between two cities, in km, with the parkings on it. (GME-8) */
export function presentWay(world: World, from: CityId, to: CityId): PathPayload {
  const { cities, distance, eu } = shortestPath(world, from, to);
  const parkings = routeOf(world, cities).parkings.map(({ parking: { id, city, guarded, abroad }, metres }) => {
    return { id, city, km: metres / 1000, guarded, abroad };
  });
  return { cities: [...cities], distance, eu, parkings };
}

import type { CityId } from '../units.ts';
import { cityOf, roadBetween } from './lookup.ts';
import { type Path, worldTables } from './tables.ts';
import type { World } from './world.ts';

/**
 * The shortest route by km; among equally long ones the one with fewer cities, then the one with lower city ids from the start on. From a
 * city to itself: only that city, 0 km. Throws for a city that is not in the world or cannot be reached. (WLD-2)
 */
export function shortestPath(world: World, from: CityId, to: CityId): Path {
  const path = pathsFrom(world, from).get(to);
  if (path === undefined) throw new Error(`No way from city ${from} to city ${to}`);
  return path;
}

/** Whether a route leaves Poland, by a city or by a road. (WLD-4) */
export function isEu(world: World, cities: readonly CityId[]): boolean {
  return cities.some((city, index) => {
    if (cityOf(world, city).abroad) return true;
    const before = cities[index - 1];
    return before !== undefined && (roadBetween(world, before, city)?.eurAfter ?? 100) < 100;
  });
}

function pathsFrom(world: World, from: CityId): ReadonlyMap<CityId, Path> {
  const { paths } = worldTables(world);
  const known = paths.get(from);
  if (known !== undefined) return known;
  const found = search(world, from);
  paths.set(from, found);
  return found;
}

type FoundPath = { readonly cities: readonly CityId[]; readonly distance: number };

/** Dijkstra's algorithm over whole routes, so that ties can be decided by the cities on them. */
function search(world: World, from: CityId): ReadonlyMap<CityId, Path> {
  const { neighbours } = worldTables(world);
  const open = new Map<CityId, FoundPath>([[cityOf(world, from).id, { cities: [from], distance: 0 }]]);
  const found = new Map<CityId, Path>();
  for (let nearest = shortestOf(open); nearest !== null; nearest = shortestOf(open)) {
    const { city, way } = nearest;
    open.delete(city);
    found.set(city, { ...way, eu: isEu(world, way.cities) });
    for (const road of neighbours.get(city) ?? []) {
      const beyond = road.start === city ? road.end : road.start;
      if (found.has(beyond)) continue;
      const longer = { cities: [...way.cities, beyond], distance: way.distance + road.distance };
      const rival = open.get(beyond);
      if (rival === undefined || isBefore(longer, rival)) open.set(beyond, longer);
    }
  }
  return found;
}

function shortestOf(open: ReadonlyMap<CityId, FoundPath>): { readonly city: CityId; readonly way: FoundPath } | null {
  let best: { readonly city: CityId; readonly way: FoundPath } | null = null;
  for (const [city, way] of open) {
    if (best === null || isBefore(way, best.way)) best = { city, way };
  }
  return best;
}

function isBefore(a: FoundPath, b: FoundPath): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance;
  if (a.cities.length !== b.cities.length) return a.cities.length < b.cities.length;
  for (const [index, city] of a.cities.entries()) {
    const other = b.cities[index] ?? city;
    if (city !== other) return city < other;
  }
  return false;
}

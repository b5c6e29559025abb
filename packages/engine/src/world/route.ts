import type { CityId, Metres } from '../units.ts';
import type { RoadPiece, Port, Route, RouteParking } from './route-shape.ts';
import { cityParking, landOfCity, roadBetween } from './lookup.ts';
import { worldTables } from './tables.ts';
import type { Land, Road, World } from './world.ts';

/** A route with everything that lies along it, built at first use and cached. Throws if two consecutive cities have no road between them. (WLD-3) */
export function routeOf(world: World, cities: readonly CityId[]): Route {
  const tables = worldTables(world);
  const known = tables.routesByList.get(cities);
  if (known !== undefined) return known;
  const key = cities.join('-');
  const route = tables.routes.get(key) ?? build(world, cities);
  tables.routes.set(key, route);
  tables.routesByList.set(cities, route);
  return route;
}

/** The length of a route in whole km; ferry crossings count with their kilometres at sea. (WLD-3) */
export function routeDistance(world: World, cities: readonly CityId[]): number {
  return routeOf(world, cities).length / 1000;
}

function build(world: World, cities: readonly CityId[]): Route {
  const pieces = piecesOf(world, cities);
  const cityMetres = [0, ...pieces.map((piece) => piece.to)];
  return {
    cities,
    length: cityMetres.at(-1) ?? 0,
    cityMetres,
    pieces,
    ports: pieces.flatMap(portOf),
    lands: landsOf(world, cities, pieces),
    parkings: parkingsOf(world, cities, cityMetres, pieces),
  };
}

function piecesOf(world: World, cities: readonly CityId[]): readonly RoadPiece[] {
  const pieces: RoadPiece[] = [];
  let metres = 0;
  for (const [index, city] of cities.entries()) {
    const before = cities[index - 1];
    if (before === undefined) continue;
    const road = roadBetween(world, before, city);
    if (road === undefined) throw new Error(`No road between cities ${before} and ${city}`);
    const to = metres + road.distance * 1000;
    pieces.push({ road, isReversed: road.start === city, from: metres, to });
    metres = to;
  }
  return pieces;
}

function portOf(piece: RoadPiece): readonly Port[] {
  const { ferry, id } = piece.road;
  if (ferry === null) return [];
  const [from, to] = piece.isReversed ? [ferry.to, ferry.from] : [ferry.from, ferry.to];
  const { sailing, checkIn, fare } = ferry;
  return [{ road: id, from: onRoute(piece, from), to: onRoute(piece, to), sailing, checkIn, fare }];
}

function onRoute(piece: RoadPiece, km: number): Metres {
  return piece.isReversed ? piece.to - km * 1000 : piece.from + km * 1000;
}

function landsOf(world: World, cities: readonly CityId[], pieces: readonly RoadPiece[]): Route['lands'] {
  const first = cities[0];
  if (first === undefined) throw new Error('A way without a city');
  if (pieces.length === 0) return [{ until: 0, land: landOfCity(world, first) }];
  const lands: { until: Metres; land: Land }[] = [];
  for (const part of pieces.flatMap(landsOfPiece)) {
    const last = lands.at(-1);
    if (last !== undefined && last.land === part.land) last.until = part.until;
    else lands.push({ ...part });
  }
  return lands;
}

function landsOfPiece(piece: RoadPiece): readonly { readonly until: Metres; readonly land: Land }[] {
  const { road, from, to } = piece;
  const home = homeOf(road);
  if (road.polishEnd === null || home === 0) return [{ until: to, land: 'EUR' }];
  if (road.eurAfter >= 100) return [{ until: to, land: 'PL' }];
  const startsHome = piece.isReversed ? road.polishEnd === road.end : road.polishEnd === road.start;
  if (startsHome)
    return [
      { until: from + home, land: 'PL' },
      { until: to, land: 'EUR' },
    ];
  return [
    { until: to - home, land: 'EUR' },
    { until: to, land: 'PL' },
  ];
}

/** How many metres of a road lie in Poland, counted from its Polish end. (WLD-4) */
function homeOf({ border, distance, eurAfter }: Road): Metres {
  return border === undefined ? Math.floor((distance * 1000 * eurAfter) / 100) : border * 1000;
}

function parkingsOf(
  world: World,
  cities: readonly CityId[],
  cityMetres: readonly Metres[],
  pieces: readonly RoadPiece[],
): readonly RouteParking[] {
  const inCities = cities.flatMap((city, index) => {
    const parking = cityParking(world, city);
    return parking === undefined ? [] : [{ parking, metres: cityMetres[index] ?? 0 }];
  });
  const alongRoads = pieces.flatMap((piece) =>
    world.parkings
      .filter((parking) => parking.road === piece.road.id)
      .map((parking) => ({ parking, metres: onRoute(piece, parking.km) })),
  );
  return [...inCities, ...alongRoads].sort((a, b) => a.metres - b.metres);
}

import type { CityId, Km, ParkingId } from '../units.ts';
import type { Route } from './route-shape.ts';
import type { City, Goods, Parking, Road, World } from './world.ts';

/** A shortest route between two cities. `eu`: it leaves Poland. (WLD-2) */
export type Path = { readonly cities: readonly CityId[]; readonly distance: Km; readonly eu: boolean };

/** Lookup tables derived from a world. Never part of a game's state. */
export type WorldTables = {
  readonly cities: ReadonlyMap<CityId, City>;
  readonly parkings: ReadonlyMap<ParkingId, Parking>;
  readonly goods: ReadonlyMap<string, Goods>;
  /** By `lower-higher` city ids. */
  readonly roads: ReadonlyMap<string, Road>;
  readonly neighbours: ReadonlyMap<CityId, readonly Road[]>;
  /** Cache, by starting city, then by end. */
  readonly paths: Map<CityId, ReadonlyMap<CityId, Path>>;
  /** Cache, by the cities in order. */
  readonly routes: Map<string, Route>;
  /** A second cache of routes, keyed by the list object, which saves building the text key. */
  readonly routesByList: WeakMap<readonly CityId[], Route>;
};

const TABLES = new WeakMap<World, WorldTables>();

/** The lookup tables of a world, built at first use. */
export function worldTables(world: World): WorldTables {
  const known = TABLES.get(world);
  if (known !== undefined) return known;
  const tables = build(world);
  TABLES.set(world, tables);
  return tables;
}

/** The key of a road in the tables: its city pair sorted numerically. */
export function roadKey(a: CityId, b: CityId): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

function build(world: World): WorldTables {
  return {
    cities: new Map(world.cities.map((city) => [city.id, city])),
    goods: new Map(world.goods.map((goods) => [goods.id, goods])),
    parkings: new Map(world.parkings.map((parking) => [parking.id, parking])),
    roads: new Map(world.roads.map((road) => [roadKey(road.start, road.end), road])),
    neighbours: new Map(world.cities.map((city) => [city.id, roadsOf(world, city.id)])),
    paths: new Map(),
    routes: new Map(),
    routesByList: new WeakMap(),
  };
}

function roadsOf(world: World, city: CityId): readonly Road[] {
  return world.roads.filter((road) => road.start === city || road.end === city);
}

import type { CityId, ParkingId } from '../units.ts';
import { roadKey, worldTables } from './tables.ts';
import type { City, Land, Parking, Road, World } from './world.ts';

/** The city with this id, or undefined. (WLD-2) */
export function findCity(world: World, id: CityId): City | undefined {
  return worldTables(world).cities.get(id);
}

/** The city with this id. Throws if there is none: look ids from outside up with `findCity`. */
export function cityOf(world: World, id: CityId): City {
  const city = findCity(world, id);
  if (city === undefined) throw new Error(`No city ${id}`);
  return city;
}

/** Poland or abroad. (WLD-4) */
export function landOfCity(world: World, id: CityId): Land {
  return cityOf(world, id).abroad ? 'EUR' : 'PL';
}

/** The parking with this id, or undefined. (WLD-5) */
export function findParking(world: World, id: ParkingId): Parking | undefined {
  return worldTables(world).parkings.get(id);
}

/** The guarded parking that every city has, or undefined where the world gives it none. (WLD-5) */
export function cityParking(world: World, city: CityId): Parking | undefined {
  return world.parkings.find((parking) => parking.city === city);
}

/** The road that joins two cities directly, in either order, or undefined. (WLD-2) */
export function roadBetween(world: World, a: CityId, b: CityId): Road | undefined {
  return worldTables(world).roads.get(roadKey(a, b));
}

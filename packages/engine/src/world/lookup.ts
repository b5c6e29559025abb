import type { CarType } from '../car-types.ts';
import type { CargoTrait } from '../cargo-traits.ts';
import type { CityId, ParkingId } from '../units.ts';
import { roadKey, worldTables } from './tables.ts';
import type { City, Goods, Land, Parking, Road, World } from './world.ts';

/** The city with this id, or undefined. (WLD-2) */
export function findCity(world: World, id: CityId): City | undefined {
  return worldTables(world).cities.get(id);
}

/** The city with this id. Throws if there is none: use `findCity` for ids from outside. */
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

/** The goods with this id, or undefined. (CGO-1) */
export function findGoods(world: World, id: string): Goods | undefined {
  return worldTables(world).goods.get(id);
}

/** From this many kilograms on, a cargo is close to the weight limit of its vehicle. */
export const HEAVY_KG = 21_000;

/** Whether a cargo of these goods can have the trait. */
export function goodsMayBe({ traits, loading }: Goods, trait: CargoTrait | null): boolean {
  if (trait === 'HEAVY') return leastKg(loading) >= HEAVY_KG;
  return trait === null || traits.includes(trait);
}

function leastKg(loading: Goods['loading']): number {
  return 'pallets' in loading ? loading.pallets[0] * loading.kgEach[0] : loading.kg[0];
}

/** A sample cargo for a situation that is read or tried without an order. (CGO-6) */
export function sampleCargo(goods: readonly Goods[], type: CarType, trait: CargoTrait | null): Goods | undefined {
  return goods.find((each) => each.types.includes(type) && goodsMayBe(each, trait));
}

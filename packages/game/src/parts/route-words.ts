import { cityCases, partsText } from '@fracht/content';
import type { CityId, Order, World } from '@fracht/engine';

/** Name of a city as people write it. */
export function cityName(world: World, city: CityId): string {
  return world.cities[city]?.displayName ?? '';
}

/** "Kraków → Wrocław". */
export function routeName(world: World, { base, destination }: Pick<Order, 'base' | 'destination'>): string {
  return `${cityName(world, base)}${partsText.arrow}${cityName(world, destination)}`;
}

/** Every city of a route: "Poznań → Drezno → Hanower". */
export function wholeRoute(world: World, path: readonly CityId[]): string {
  return path.map((city) => cityName(world, city)).join(partsText.arrow);
}

/** The cities between the ends: "przez Warszawę, Poznań"; null if there are none; beyond `most` only how many more: "przez Warszawę, Poznań +2". */
export function viaWords(path: readonly CityId[], most = 2): string | null {
  const between = path.slice(1, -1).map((city) => cityCases[city]?.through ?? '');
  if (between.length === 0) return null;
  const shown = between.slice(0, most).join(', ');
  return partsText.via(between.length > most ? partsText.andMore(shown, between.length - most) : shown);
}

import { carsText, cityCases } from '@fracht/content';
import type { World } from '@fracht/engine';
import { formatKm } from '@fracht/kit/format.ts';
import { cityName } from './route-words.ts';
import type { CarWhereabouts } from './car-place.ts';

/** The whereabouts of a car in words: "92 km przed Hanowerem", "Kraków, 292 km od bazy". */
export function placeWords(world: World, place: CarWhereabouts): string {
  const { place: words } = carsText;
  const city = cityName(world, place.city);
  if (place.kind === 'base') return words.base(city);
  if (place.kind === 'away') return words.away(city, formatKm(place.toBase));
  if (place.kind === 'parking') return words.cityParking(city);
  if (place.kind === 'ferry') return words.ferry(city);
  const before = cityCases[place.city]?.before ?? city;
  return place.isAsleep ? words.parking(formatKm(place.km), before) : words.before(formatKm(place.km), before);
}

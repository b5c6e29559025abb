import { carsText, partsText } from '@fracht/content';
import type { Parking, World } from '@fracht/engine';
import { formatNumber } from '@fracht/kit/format.ts';
import { cityName } from './route-words.ts';

/** The whereabouts of a parking: its city, or road and kilometre: "Poznań–Drezno, 120. km". */
export function parkingName(world: World, parking: Parking): string {
  if (parking.city !== null) return cityName(world, parking.city);
  const road = world.roads.find(({ id }) => id === parking.road);
  if (road === undefined) return '';
  return carsText.parkings.road(cityName(world, road.start), cityName(world, road.end), formatNumber(parking.km));
}

/** The road or city of a parking, for narrow columns: "Poznań–Drezno". */
export function parkingPlace(world: World, parking: Parking): string {
  const road = world.roads.find(({ id }) => id === parking.road);
  if (road === undefined) return parkingName(world, parking);
  return partsText.range(cityName(world, road.start), cityName(world, road.end));
}

/** "strzeżony" or "niestrzeżony". */
export function guardWords({ guarded }: Parking): string {
  return guarded ? carsText.parkings.guarded : carsText.parkings.unguarded;
}

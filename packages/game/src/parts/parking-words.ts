import { carsText, partsText } from '@fracht/content';
import { isAllIn, parkingPrice, type Car, type GameSetup, type Parking, type World } from '@fracht/engine';
import { formatGrosze, formatNumber } from '@fracht/kit/format.ts';
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

/** What a night there costs the sender of the car, or that a subcontractor bears it. (SLP-1) */
export function nightPriceWords(
  setup: Pick<GameSetup, 'settings' | 'rulesVersion'>,
  car: Pick<Car, 'subcontractor'>,
  parking: Parking,
  format: (grosze: number) => string = formatGrosze,
): string {
  return isAllIn(setup, car) ? carsText.parkings.inHire : format(parkingPrice(setup.settings, parking));
}

/** "strzeżony" or "niestrzeżony". */
export function guardWords({ guarded }: Parking): string {
  return guarded ? carsText.parkings.guarded : carsText.parkings.unguarded;
}

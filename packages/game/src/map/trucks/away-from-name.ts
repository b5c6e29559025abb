import { CITY_NAMES } from '../map-labels.ts';
import { cityPlace } from './truck-looks.ts';

const DIRECTIONS: ReadonlyMap<string, number> = new Map(
  CITY_NAMES.map((spot, city) => {
    if (spot.anchor === 'start') return [cityPlace(city), Math.PI];
    if (spot.anchor === 'end') return [cityPlace(city), 0];
    return [cityPlace(city), spot.dy < 0 ? Math.PI / 2 : -Math.PI / 2];
  }),
);

/** The direction in which the trucks of a city are fanned out, in radians: away from its name. */
export function awayFromName(place: string): number {
  return DIRECTIONS.get(place) ?? -Math.PI / 2;
}

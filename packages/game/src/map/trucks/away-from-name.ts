import type { CityId } from '@fracht/engine';
import { CITY_NAMES } from '../map-labels.ts';

const DIRECTIONS: readonly number[] = CITY_NAMES.map((spot) => {
  if (spot.anchor === 'start') return Math.PI;
  if (spot.anchor === 'end') return 0;
  return spot.dy < 0 ? Math.PI / 2 : -Math.PI / 2;
});

/** The direction in which the trucks of a city are placed beside its dot, in radians: away from its name. */
export function awayFromName(city: CityId): number {
  return DIRECTIONS[city] ?? -Math.PI / 2;
}

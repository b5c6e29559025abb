import type { Car } from '@fracht/engine';

/** Whether a car is drawn as a truck on the map. */
export function isOnMap(car: Car): boolean {
  return !car.gone && car.state.action !== 'FREE';
}

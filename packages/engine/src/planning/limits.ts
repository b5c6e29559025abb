import type { CarType } from '../car-types.ts';
import { workLimit } from '../cars/work.ts';
import { type Settings, carSetting } from '../settings.ts';
import type { Limits } from './trip.ts';

/** What bounds the driver of a type's car. (rules §8, spec §3 Car) */
export function limitsOf(settings: Settings, type: CarType): Limits {
  const speed = carSetting(settings, type, 'car_speed');
  return { speed, workLimit: workLimit(settings), restMinutes: settings.rest_minutes };
}

import type { CarType } from '../car-types.ts';
import { dutyLimit } from '../cars/duty.ts';
import { breakAfter } from '../cars/pauses.ts';
import { workLimit } from '../cars/work.ts';
import { type Settings, carSetting } from '../settings.ts';
import type { Limits } from './trip.ts';

/** Interning: equal limits are one object, so that caches can use it as their key. `KNOWN` caches them by settings. */
const EQUAL = new Map<string, Limits>();
const KNOWN = new WeakMap<Settings, Map<CarType, Limits>>();

/** The limits of a driver: speed of the car type, work time, length of a rest, the day. (WRK-1, DAY-1) */
export function limitsOf(settings: Settings, type: CarType): Limits {
  const ofTypes = KNOWN.get(settings) ?? new Map<CarType, Limits>();
  const known = ofTypes.get(type);
  if (known !== undefined) return known;
  const limits = equal(settings, type);
  KNOWN.set(settings, ofTypes.set(type, limits));
  return limits;
}

function equal(settings: Settings, type: CarType): Limits {
  const speed = carSetting(settings, type, 'car_speed');
  const { rest_minutes: restMinutes } = settings;
  const breaks = { breakAfter: breakAfter(settings), breakLength: settings.break_minutes * 60 };
  const limits = { speed, workLimit: workLimit(settings), restMinutes, dutyLimit: dutyLimit(settings), ...breaks };
  const key = Object.values(limits).join(' ');
  const known = EQUAL.get(key) ?? limits;
  EQUAL.set(key, known);
  return known;
}

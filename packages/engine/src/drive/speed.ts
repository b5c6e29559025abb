import type { Eighteenths, KmPerHour, Metres, Seconds } from '../units.ts';

/**
 * The seconds it takes to drive `metres`, rounded up so that an arrival is never early. `past`: eighteenths of the first metre that have
 * already been driven. (LEG-1, LEG-8)
 */
export function secondsFor(metres: Metres, speed: KmPerHour, past: Eighteenths = 0): Seconds {
  return Math.max(0, Math.ceil((metres * 18 - past) / (speed * 5)));
}

/** Whole metres driven in `seconds`, where `past` eighteenths of the first metre were already driven. (LEG-1, LEG-8) */
export function metresIn(seconds: Seconds, speed: KmPerHour, past: Eighteenths = 0): Metres {
  return Math.floor((seconds * speed * 5 + past) / 18);
}

/** Eighteenths of a metre driven in `seconds` beyond the last whole metre. (LEG-8) */
export function pastIn(seconds: Seconds, speed: KmPerHour, past: Eighteenths): Eighteenths {
  return (seconds * speed * 5 + past) % 18;
}

import type { KmPerHour, Metres, Seconds } from '../units.ts';

/** Seconds that driving `metres` takes, rounded up: an arrival is never early. (LEG-1) */
export function secondsFor(metres: Metres, speed: KmPerHour): Seconds {
  return Math.ceil((metres * 18) / (speed * 5));
}

/** Whole metres driven in `seconds`. (LEG-1) */
export function metresIn(seconds: Seconds, speed: KmPerHour): Metres {
  return Math.floor((seconds * speed * 5) / 18);
}

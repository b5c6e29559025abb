import type { Eighteenths, KmPerHour, Metres, Seconds } from '../units.ts';

/**
 * Seconds that driving `metres` takes, rounded up: an arrival is never early. `past`: eighteenths of the first metre that are driven already.
 * (LEG-1, LEG-8)
 */
export function secondsFor(metres: Metres, speed: KmPerHour, past: Eighteenths = 0): Seconds {
  return Math.max(0, Math.ceil((metres * 18 - past) / (speed * 5)));
}

/** Whole metres driven in `seconds`, of which the first has `past` eighteenths behind it. (LEG-1, LEG-8) */
export function metresIn(seconds: Seconds, speed: KmPerHour, past: Eighteenths = 0): Metres {
  return Math.floor((seconds * speed * 5 + past) / 18);
}

/** Eighteenths of a metre that are driven in `seconds` past the last whole metre. (LEG-8) */
export function pastIn(seconds: Seconds, speed: KmPerHour, past: Eighteenths): Eighteenths {
  return (seconds * speed * 5 + past) % 18;
}

import type { Seconds } from '../units.ts';
import type { Route } from '../world/route-shape.ts';
import { type Limits, beginTrip, driveTo, needsRestFirst } from './trip.ts';

/** How one driver drives a whole route: `seconds` includes rests and ferries, `working` is the work time at its end. (PLN-11) */
export type DriveTime = {
  readonly seconds: Seconds;
  readonly working: Seconds;
  /** Driving time from the last break to the end. (BRK-1) */
  readonly sinceBreak: Seconds;
  readonly overdue: boolean;
  /** The driver would rest before setting out. (PLN-4) */
  readonly restsFirst: boolean;
};

/** Cache size for one route: cars that are not rested come with arbitrary work times. */
const MOST_KEPT = 128;

const KNOWN = new WeakMap<Route, Map<Limits, Map<Seconds, DriveTime>>>();

/**
 * How a driver with `working` seconds of work time, and this much driving since the last break, drives a route to its end; cached. The day begins as the
 * driver sets out, and no work follows the drive. (PLN-11)
 */
export function driveTime(route: Route, working: Seconds, limits: Limits, sinceBreak: Seconds = 0): DriveTime {
  const ofRoute = KNOWN.get(route) ?? new Map<Limits, Map<Seconds, DriveTime>>();
  const ofLimits = ofRoute.get(limits) ?? new Map<Seconds, DriveTime>();
  const key = working * RADIX + sinceBreak;
  const known = ofLimits.get(key);
  if (known !== undefined) return known;
  if (ofLimits.size >= MOST_KEPT) ofLimits.clear();
  const found = driven(route, working, limits, sinceBreak);
  ofLimits.set(key, found);
  ofRoute.set(limits, ofLimits);
  KNOWN.set(route, ofRoute);
  return found;
}

/** A radix for keys made of two times: larger than every driving time since a break. */
const RADIX = 1_000_000;

function driven(route: Route, working: Seconds, limits: Limits, sinceBreak: Seconds): DriveTime {
  const begins = 0;
  const trip = beginTrip(begins, { working, breakAt: working - sinceBreak }, limits);
  const restsFirst = needsRestFirst(trip, route);
  driveTo(trip, route, 0, 0);
  const { at, overdue } = trip;
  return { seconds: at - begins, working: trip.working, sinceBreak: trip.sinceBreak, overdue, restsFirst };
}

import type { Seconds } from '../units.ts';
import type { Route } from '../world/route-shape.ts';
import { type Limits, beginTrip, driveTo, needsRestFirst } from './trip.ts';

/** A whole way as one driver takes it, rests and sailings on it among `seconds`. `working` is his work time at its end. (PLN-11) */
export type DriveTime = {
  readonly seconds: Seconds;
  readonly working: Seconds;
  readonly overdue: boolean;
  /** He would rest before setting out. (PLN-4) */
  readonly restsFirst: boolean;
};

/** Work times kept for one way at most: cars that are not rested come with any number of seconds. */
const MOST_KEPT = 128;

const KNOWN = new WeakMap<Route, Map<Limits, Map<Seconds, DriveTime>>>();

/** How a driver who has worked so long drives a way from its first city to its last; reckoned once for each. (PLN-11) */
export function driveTime(route: Route, working: Seconds, limits: Limits): DriveTime {
  const ofRoute = KNOWN.get(route) ?? new Map<Limits, Map<Seconds, DriveTime>>();
  const ofLimits = ofRoute.get(limits) ?? new Map<Seconds, DriveTime>();
  const known = ofLimits.get(working);
  if (known !== undefined) return known;
  if (ofLimits.size >= MOST_KEPT) ofLimits.clear();
  const found = driven(route, working, limits);
  ofLimits.set(working, found);
  ofRoute.set(limits, ofLimits);
  KNOWN.set(route, ofRoute);
  return found;
}

function driven(route: Route, working: Seconds, limits: Limits): DriveTime {
  const begins = 0;
  const trip = beginTrip(begins, working, limits);
  const restsFirst = needsRestFirst(trip, route);
  driveTo(trip, route, 0, 0);
  return { seconds: trip.at - begins, working: trip.working, overdue: trip.overdue, restsFirst };
}

import type { DriverBreaks } from '../car-state.ts';
import { timeFor } from '../drive/breaks.ts';
import { isRest } from '../drive/leg.ts';
import { metresIn, secondsFor } from '../drive/speed.ts';
import type { Tiredness } from '../cars/work.ts';
import type { CityId, Eighteenths, GameSeconds, KmPerHour, Metres, Minutes, ParkingId, Seconds } from '../units.ts';
import { seaMetres } from '../world/along.ts';
import type { Port, Route, RouteParking } from '../world/route-shape.ts';

/** The kinds of steps in a plan. */
export type Activity = 'PREPARE' | 'DRIVE' | 'WAIT' | 'LOAD' | 'REST' | 'FERRY' | 'UNLOAD';

/**
 * One step of a plan. `city`: where the car stands or to which it drives; `parking`: where it rests on the road; `metres`: how far it drives. (PLN-1)
 */
export type PlanStep = {
  readonly activity: Activity;
  readonly from: GameSeconds;
  readonly to: GameSeconds;
  readonly city: CityId | null;
  readonly parking: ParkingId | null;
  readonly metres: Metres;
};

/**
 * The limits of a driver: `workLimit` is the driving time between rests in seconds, `restMinutes` the length of a rest, and `dutyLimit` the time
 * from the first work to the beginning of the rest; null if days have no end. (PLN-3, DAY-1)
 */
export type Limits = {
  readonly speed: KmPerHour;
  readonly workLimit: Seconds;
  readonly restMinutes: Minutes;
  readonly dutyLimit: Seconds | null;
  /** The driving seconds after which the driver takes a break of `breakLength`; null if he takes none. (BRK-1) */
  readonly breakAfter: Seconds | null;
  readonly breakLength: Seconds;
};

/** A plan under construction: mutable, the only such value in this folder, and never passed outside it. */
export type Trip = {
  at: GameSeconds;
  /** How much the car has driven of the metre at which the next drive begins. (LEG-8) */
  past: Eighteenths;
  working: Seconds;
  /** When the day began, and since when the driver has been free; null if it has not begun, or he is not free. */
  dutySince: GameSeconds | null;
  idleSince: GameSeconds | null;
  /**
   * Driving seconds since the last break, how much of a running break has been taken, and since when the driver has neither driven nor worked; null
   * if he is driving or working.
   */
  sinceBreak: Seconds;
  breakTaken: Seconds;
  pausedSince: GameSeconds | null;
  /** The driver reached the limit of work time on some drive, or worked past the end of a day. */
  overdue: boolean;
  /** False: no rests are added, other than one that the driver is already taking or driving to. */
  readonly plansRests: boolean;
  readonly steps: PlanStep[];
  readonly limits: Limits;
};

/** The seconds of work that the driver still has to do at the end of a drive before he can rest, if he arrives there at that moment. (DAY-4) */
export type WorkAfter = (arrival: GameSeconds) => Seconds;

/** Begins a plan at a moment, for a driver with this tiredness. `past`: what his car has driven of the metre it is in. */
export function beginTrip(
  at: GameSeconds,
  tired: Tiredness,
  limits: Limits,
  { plansRests = true, past = 0 }: { readonly plansRests?: boolean; readonly past?: Eighteenths } = {},
): Trip {
  const { working, dutySince = null, idleSince = null, breakAt = 0, breakTaken = 0, pausedSince = null } = tired;
  const pauses = { sinceBreak: working - breakAt, breakTaken, pausedSince };
  return { at, past, working, dutySince, idleSince, ...pauses, overdue: false, plansRests, steps: [], limits };
}

/** Begins a plan for a driver who has rested. */
export function beginRested(at: GameSeconds, limits: Limits): Trip {
  return beginTrip(at, { working: 0 }, limits);
}

/**
 * Adds a step that lasts until `until`, during which the driver neither works nor is free: he prepares, or is at sea. Adds nothing if `until` is
 * past.
 */
export function addStep(trip: Trip, activity: Activity, until: GameSeconds, city: CityId | null): void {
  if (until <= trip.at) return;
  trip.idleSince = null;
  trip.pausedSince ??= trip.at;
  lengthen(trip, activity, until, city);
}

/** Adds a stop whose length nobody knew beforehand: it counts neither as a rest nor as a break. Adds nothing if it is past. (BRK-2) */
export function addStop(trip: Trip, until: GameSeconds, city: CityId | null): void {
  if (until <= trip.at) return;
  trip.idleSince = null;
  endPause(trip);
  lengthen(trip, 'WAIT', until, city);
}

/** Adds a step of loading or unloading: it is work, and begins a day. (DAY-1) */
export function addWork(trip: Trip, activity: Activity, until: GameSeconds, city: CityId | null): void {
  if (until <= trip.at) return;
  beginWork(trip);
  lengthen(trip, activity, until, city);
  endWork(trip);
}

/** Adds a wait in a city: the driver is free, and has rested if the wait lasts as long as a rest. (DAY-2) */
export function addIdle(trip: Trip, until: GameSeconds, city: CityId | null): void {
  if (until <= trip.at) return;
  const since = trip.idleSince ?? trip.at;
  trip.idleSince = since;
  trip.pausedSince ??= trip.at;
  lengthen(trip, 'WAIT', until, city);
  if (trip.limits.dutyLimit !== null && until - since >= trip.limits.restMinutes * 60) beRested(trip);
}

function lengthen(trip: Trip, activity: Activity, until: GameSeconds, city: CityId | null): void {
  trip.steps.push({ activity, from: trip.at, to: until, city, parking: null, metres: 0 });
  trip.at = until;
}

function beginWork(trip: Trip): void {
  trip.idleSince = null;
  endPause(trip);
  if (trip.limits.dutyLimit !== null) trip.dutySince ??= trip.at;
}

function endWork(trip: Trip): void {
  trip.overdue ||= dayLeft(trip) <= 0;
}

function beRested(trip: Trip): void {
  trip.working = 0;
  trip.dutySince = null;
  haveBreak(trip);
}

/** A pause ends; if it was as long as a break, it counts as one. (BRK-2) */
function endPause(trip: Trip): void {
  const { pausedSince, at, limits } = trip;
  if (pausedSince !== null && limits.breakAfter !== null && at - pausedSince >= limits.breakLength) haveBreak(trip);
  trip.pausedSince = null;
}

function haveBreak(trip: Trip): void {
  trip.sinceBreak = 0;
  trip.breakTaken = 0;
}

/** The breaks of a drive that begins now. */
function breaksOf({ sinceBreak, breakTaken, limits }: Trip): DriverBreaks | undefined {
  if (limits.breakAfter === null) return undefined;
  const first = Math.max(0, limits.breakAfter - sinceBreak);
  return { first, every: limits.breakAfter, length: limits.breakLength, taken: first === 0 ? breakTaken : 0 };
}

/** The seconds left of the day, for a driver who goes on working now. (DAY-1) */
export function dayLeft({ at, dutySince, limits: { dutyLimit } }: Trip): Seconds {
  return dutyLimit === null ? Number.POSITIVE_INFINITY : (dutySince ?? at) + dutyLimit - at;
}

/**
 * Seconds past the limit of driving time or past the end of the day, whichever is exceeded by more; negative: the seconds left until the first of
 * them. (DAY-4)
 */
export function overrunOf(trip: Trip): Seconds {
  return Math.max(trip.working - trip.limits.workLimit, -dayLeft(trip));
}

/** Whether the day ends before the driving time does. (DAY-4) */
export function isDayFirst(trip: Trip): boolean {
  return dayLeft(trip) < trip.limits.workLimit - trip.working;
}

/** Whether the driver has worked or driven since the last rest. */
export function isTired({ working, dutySince }: Trip): boolean {
  return working > 0 || dutySince !== null;
}

/** Adds a full rest, in a city or at a parking. (PLN-3) */
export function restFully(trip: Trip, city: CityId | null, parking: ParkingId | null): void {
  restUntil(trip, trip.at + trip.limits.restMinutes * 60, city, parking);
}

/** Adds the remainder of a sleep that ends at `until` and counts as a full rest. (PLN-3) */
export function restUntil(trip: Trip, until: GameSeconds, city: CityId | null, parking: ParkingId | null): void {
  const to = Math.max(trip.at, until);
  trip.steps.push({ activity: 'REST', from: trip.at, to, city, parking, metres: 0 });
  trip.at = to;
  trip.idleSince = null;
  trip.pausedSince = null;
  beRested(trip);
}

/**
 * Drives a route from `from` metres to its end, with `extra` metres of detour on the first stretch. The driver rests at the last guarded
 * parking before the limit or the end of the day; if there is none, at the last one of any kind; else he drives on to the next one. A ferry
 * crossing as long as a rest counts as one. `after`: what still has to be done within the day at the end. (PLN-3, PLN-4, DAY-4)
 */
export function driveTo(trip: Trip, route: Route, from: Metres, extra: Metres, after: WorkAfter = NOTHING): void {
  let here = from;
  let detour = extra;
  while (here < route.length || detour > 0) {
    const next = nextHalt(trip, route, here, detour, after);
    drivePast(trip, route, here, next.metres, detour);
    detour = 0;
    here = next.metres;
    if (next.kind === 'FERRY') here = next.port.to;
    if (next.kind === 'FERRY') sail(trip, route, next.port);
    if (next.kind === 'REST') restFully(trip, null, next.stop.parking.id);
  }
}

const NOTHING: WorkAfter = () => 0;

/** Whether this driver would rest before starting on this route. (PLN-4) */
export function needsRestFirst(trip: Trip, route: Route): boolean {
  if (!trip.plansRests || !isTired(trip) || route.length === 0) return false;
  if (isWithin(trip, route, 0, barrierOf(trip, route, 0).metres, 0)) return false;
  return lastGuarded(trip, route, 0, 0) === null;
}

/** Drives from `from` to `to` without a rest in between, ferries included. (PLN-2) */
export function drivePast(trip: Trip, route: Route, from: Metres, to: Metres, extra: Metres): void {
  let here = from;
  let detour = extra;
  for (const port of route.ports) {
    if (port.from < here || port.from >= to) continue;
    drive(trip, route, port.from, port.from - here + detour);
    sail(trip, route, port);
    here = port.to;
    detour = 0;
  }
  drive(trip, route, to, to - here + detour);
}

type Halt =
  | { readonly kind: 'END'; readonly metres: Metres }
  | { readonly kind: 'FERRY'; readonly metres: Metres; readonly port: Port }
  | { readonly kind: 'REST'; readonly metres: Metres; readonly stop: RouteParking };

function nextHalt(trip: Trip, route: Route, here: Metres, detour: Metres, after: WorkAfter): Halt {
  const barrier = barrierOf(trip, route, here);
  if (!trip.plansRests) return barrier;
  if (isWithin(trip, route, here, barrier.metres, detour)) {
    if (barrier.kind !== 'END' || isDayEnough(trip, route, here, detour, after)) return barrier;
    const last = lastRestBefore(trip, route, here, detour, after);
    return last === null ? barrier : { kind: 'REST', metres: last.metres, stop: last };
  }
  const stop =
    lastGuarded(trip, route, here, detour) ??
    hereGuarded(trip, route, here, detour) ??
    lastOfAny(trip, route, here, detour) ??
    nextOfAny(route, here, barrier.metres);
  return stop === null ? barrier : { kind: 'REST', metres: stop.metres, stop };
}

/** The last parking on the way from which a rested driver can finish what has to be done at the end; null if resting does not help. (DAY-4) */
function lastRestBefore(trip: Trip, route: Route, here: Metres, detour: Metres, after: WorkAfter): RouteParking | null {
  const stop = lastGuarded(trip, route, here, detour) ?? lastOfAny(trip, route, here, detour);
  if (stop === null) return null;
  const restsUntil = trip.at + spanOf(trip, route, here, stop.metres, detour) + trip.limits.restMinutes * 60;
  const fresh: Trip = { ...trip, at: restsUntil, past: 0, working: 0, dutySince: null, sinceBreak: 0, breakTaken: 0 };
  return isDayEnough(fresh, route, stop.metres, 0, after) ? stop : null;
}

/** Whether the driver can reach the end of the route without a rest, and finish within the day what has to be done there. (DAY-4) */
function isDayEnough(trip: Trip, route: Route, here: Metres, detour: Metres, after: WorkAfter): boolean {
  if (trip.limits.dutyLimit === null) return true;
  const span = spanOf(trip, route, here, route.length, detour);
  return span + after(trip.at + span) < dayLeft(trip);
}

/** Whether the driver can drive from one position to the other without reaching the limit or the end of the day. (PLN-3, DAY-4) */
function isWithin(trip: Trip, route: Route, here: Metres, to: Metres, detour: Metres): boolean {
  if (driving(route, here, to) > reachOf(trip, detour)) return false;
  return trip.limits.dutyLimit === null || spanOf(trip, route, here, to, detour) < dayLeft(trip);
}

/**
 * Seconds from one position to the other, breaks and short crossings included. A crossing may make a break unnecessary, so this can be somewhat too
 * high.
 */
function spanOf(trip: Trip, route: Route, here: Metres, to: Metres, detour: Metres): Seconds {
  const { speed } = trip.limits;
  const whole = secondsFor(Math.max(0, driving(route, here, to) + detour), speed, trip.past);
  let seconds = timeFor(breaksOf(trip), whole);
  for (const port of route.ports) {
    if (port.from >= here && port.from < to) seconds += (port.checkIn + port.sailing) * 60 + 1;
  }
  return seconds;
}

/** The metres that the driver can drive without reaching the limit. */
function reachOf(trip: Trip, detour: Metres): Metres {
  const { limits, working, past } = trip;
  return metresIn(Math.max(0, limits.workLimit - 1 - working), limits.speed, past) - detour;
}

/** What ends the drive without a rest: the end of the route, or the first ferry crossing that counts as a rest. */
function barrierOf(trip: Trip, route: Route, here: Metres): Halt {
  const port = route.ports.find((ferry) => ferry.from >= here && isRest(ferry, trip.limits.restMinutes));
  if (port !== undefined) return { kind: 'FERRY', metres: port.from, port };
  return { kind: 'END', metres: route.length };
}

function driving(route: Route, from: Metres, to: Metres): Metres {
  return route.ports.length === 0 ? to - from : to - from - seaMetres(route, from, to);
}

function lastGuarded(trip: Trip, route: Route, here: Metres, detour: Metres): RouteParking | null {
  return lastWithin(trip, route, here, detour, true);
}

/** The guarded parking where the driver is standing, if he is tired. Where days have no end, a driver who sets out does not rest first. (DAY-4) */
function hereGuarded(trip: Trip, route: Route, here: Metres, detour: Metres): RouteParking | null {
  if (trip.limits.dutyLimit === null || !isTired(trip) || detour !== 0) return null;
  return route.parkings.find(({ metres, parking }) => metres === here && parking.guarded) ?? null;
}

function lastOfAny(trip: Trip, route: Route, here: Metres, detour: Metres): RouteParking | null {
  return lastWithin(trip, route, here, detour, false);
}

function lastWithin(trip: Trip, route: Route, here: Metres, detour: Metres, guarded: boolean): RouteParking | null {
  let last: RouteParking | null = null;
  for (const stop of route.parkings) {
    if (stop.metres <= here) continue;
    if (!isWithin(trip, route, here, stop.metres, detour)) break;
    if (stop.parking.guarded || !guarded) last = stop;
  }
  return last;
}

function nextOfAny(route: Route, here: Metres, before: Metres): RouteParking | null {
  return route.parkings.find((stop) => stop.metres > here && stop.metres < before) ?? null;
}

function drive(trip: Trip, route: Route, to: Metres, metres: Metres): void {
  const { past } = trip;
  trip.past = 0;
  if (metres <= 0) return;
  beginWork(trip);
  const seconds = secondsFor(metres, trip.limits.speed, past);
  const ahead = route.cityMetres.findIndex((at) => at >= to);
  const city = route.cities[ahead] ?? null;
  const breaks = breaksOf(trip);
  const time = timeFor(breaks, seconds);
  trip.steps.push({ activity: 'DRIVE', from: trip.at, to: trip.at + time, city, parking: null, metres });
  trip.at += time;
  trip.working += seconds;
  passBreaks(trip, breaks, seconds);
  trip.overdue ||= trip.working >= trip.limits.workLimit;
  endWork(trip);
}

/** The next break is counted from the last break of a drive; without one, driving time goes on from the break before the drive. (BRK-1) */
function passBreaks(trip: Trip, breaks: DriverBreaks | undefined, seconds: Seconds): void {
  if (breaks === undefined || seconds <= breaks.first) {
    trip.sinceBreak += seconds;
    return;
  }
  const { first, every } = breaks;
  haveBreak(trip);
  trip.sinceBreak = seconds - first - (Math.ceil((seconds - first) / every) - 1) * every;
}

function sail(trip: Trip, route: Route, port: Port): void {
  const ahead = route.cityMetres.findIndex((at) => at >= port.to);
  addStep(trip, 'FERRY', trip.at + (port.checkIn + port.sailing) * 60, route.cities[ahead] ?? null);
  if (isRest(port, trip.limits.restMinutes)) beRested(trip);
}

import { isRest } from '../drive/leg.ts';
import { metresIn, secondsFor } from '../drive/speed.ts';
import type { CityId, GameSeconds, KmPerHour, Metres, Minutes, ParkingId, Seconds } from '../units.ts';
import { seaMetres } from '../world/along.ts';
import type { Port, Route, RouteParking } from '../world/route-shape.ts';

/** The kinds of steps in a plan. */
export type Activity = 'PREPARE' | 'DRIVE' | 'WAIT' | 'LOAD' | 'REST' | 'FERRY' | 'UNLOAD';

/** One step of a plan. `city`: where the car stands or drives to; `parking`: where it rests on the road; `metres`: how far it drives. (PLN-1) */
export type PlanStep = {
  readonly activity: Activity;
  readonly from: GameSeconds;
  readonly to: GameSeconds;
  readonly city: CityId | null;
  readonly parking: ParkingId | null;
  readonly metres: Metres;
};

/** The limits of a driver: `workLimit` in driving seconds between rests, and the length of a rest. (PLN-3) */
export type Limits = { readonly speed: KmPerHour; readonly workLimit: Seconds; readonly restMinutes: Minutes };

/** A plan in the making: mutable, the only such value in this folder, and never handed out of it. */
export type Trip = {
  at: GameSeconds;
  working: Seconds;
  /** The driver reached the limit of work time on some drive. */
  overdue: boolean;
  readonly steps: PlanStep[];
  readonly limits: Limits;
};

/** Begins a plan at a moment, for a driver with `working` seconds of driving since the last rest. */
export function beginTrip(at: GameSeconds, working: Seconds, limits: Limits): Trip {
  return { at, working, overdue: false, steps: [], limits };
}

/** Adds a step that lasts until `until`; nothing if that is past. */
export function addStep(trip: Trip, activity: Activity, until: GameSeconds, city: CityId | null): void {
  if (until <= trip.at) return;
  trip.steps.push({ activity, from: trip.at, to: until, city, parking: null, metres: 0 });
  trip.at = until;
}

/** Adds a full rest, in a city or at a parking. (PLN-3) */
export function restFully(trip: Trip, city: CityId | null, parking: ParkingId | null): void {
  restUntil(trip, trip.at + trip.limits.restMinutes * 60, city, parking);
}

/** Adds the rest of a sleep that ends at `until` and counts as a full rest. (PLN-3) */
export function restUntil(trip: Trip, until: GameSeconds, city: CityId | null, parking: ParkingId | null): void {
  const to = Math.max(trip.at, until);
  trip.steps.push({ activity: 'REST', from: trip.at, to, city, parking, metres: 0 });
  trip.at = to;
  trip.working = 0;
}

/**
 * Drives a way from `from` metres to its end, with `extra` metres of detour on the first stretch. Rests at the last guarded parking before the
 * limit; if there is none, at the last of any kind; else drives on to the next one. A ferry crossing as long as a rest is one. (PLN-3, PLN-4)
 */
export function driveTo(trip: Trip, route: Route, from: Metres, extra: Metres): void {
  let here = from;
  let detour = extra;
  while (here < route.length || detour > 0) {
    const next = nextHalt(trip, route, here, detour);
    drivePast(trip, route, here, next.metres, detour);
    detour = 0;
    here = next.metres;
    if (next.kind === 'FERRY') here = next.port.to;
    if (next.kind === 'FERRY') sail(trip, route, next.port);
    if (next.kind === 'REST') restFully(trip, null, next.stop.parking.id);
  }
}

/** Whether this driver would rest before starting on this way. (PLN-4) */
export function needsRestFirst(trip: Trip, route: Route): boolean {
  if (trip.working === 0 || route.length === 0) return false;
  const reach = reachOf(trip, 0);
  if (driving(route, 0, barrierOf(trip, route, 0).metres) <= reach) return false;
  return lastGuarded(route, 0, reach) === null;
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

function nextHalt(trip: Trip, route: Route, here: Metres, detour: Metres): Halt {
  const reach = reachOf(trip, detour);
  const barrier = barrierOf(trip, route, here);
  if (driving(route, here, barrier.metres) <= reach) return barrier;
  const stop =
    lastGuarded(route, here, reach) ?? lastOfAny(route, here, reach) ?? nextOfAny(route, here, barrier.metres);
  return stop === null ? barrier : { kind: 'REST', metres: stop.metres, stop };
}

/** Metres that the driver can drive without reaching the limit. */
function reachOf(trip: Trip, detour: Metres): Metres {
  return metresIn(Math.max(0, trip.limits.workLimit - 1 - trip.working), trip.limits.speed) - detour;
}

/** What ends the drive without a rest: the end of the way, or the first ferry crossing that counts as a rest. */
function barrierOf(trip: Trip, route: Route, here: Metres): Halt {
  const port = route.ports.find((ferry) => ferry.from >= here && isRest(ferry, trip.limits.restMinutes));
  if (port !== undefined) return { kind: 'FERRY', metres: port.from, port };
  return { kind: 'END', metres: route.length };
}

function driving(route: Route, from: Metres, to: Metres): Metres {
  return route.ports.length === 0 ? to - from : to - from - seaMetres(route, from, to);
}

function lastGuarded(route: Route, here: Metres, reach: Metres): RouteParking | null {
  return lastWithin(route, here, reach, true);
}

function lastOfAny(route: Route, here: Metres, reach: Metres): RouteParking | null {
  return lastWithin(route, here, reach, false);
}

function lastWithin(route: Route, here: Metres, reach: Metres, guarded: boolean): RouteParking | null {
  let last: RouteParking | null = null;
  for (const stop of route.parkings) {
    if (stop.metres <= here) continue;
    if (driving(route, here, stop.metres) > reach) break;
    if (stop.parking.guarded || !guarded) last = stop;
  }
  return last;
}

function nextOfAny(route: Route, here: Metres, before: Metres): RouteParking | null {
  return route.parkings.find((stop) => stop.metres > here && stop.metres < before) ?? null;
}

function drive(trip: Trip, route: Route, to: Metres, metres: Metres): void {
  if (metres <= 0) return;
  const seconds = secondsFor(metres, trip.limits.speed);
  const ahead = route.cityMetres.findIndex((at) => at >= to);
  const city = route.cities[ahead] ?? null;
  trip.steps.push({ activity: 'DRIVE', from: trip.at, to: trip.at + seconds, city, parking: null, metres });
  trip.at += seconds;
  trip.working += seconds;
  trip.overdue ||= trip.working >= trip.limits.workLimit;
}

function sail(trip: Trip, route: Route, port: Port): void {
  const ahead = route.cityMetres.findIndex((at) => at >= port.to);
  addStep(trip, 'FERRY', trip.at + (port.checkIn + port.sailing) * 60, route.cities[ahead] ?? null);
  if (isRest(port, trip.limits.restMinutes)) trip.working = 0;
}

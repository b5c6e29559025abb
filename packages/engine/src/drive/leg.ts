import type { Leg } from '../state.ts';
import type { CityId, Eighteenths, GameSeconds, KmPerHour, Metres, Minutes, Seconds } from '../units.ts';
import { type Position, homeMetres, landAt, parkingAhead, portAhead, positionAt } from '../world/along.ts';
import type { Port } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import type { World } from '../world/world.ts';
import { type BreakSpan, breakAt, breakSpans, drivingIn, timeFor } from './breaks.ts';
import { metresIn, pastIn, secondsFor } from './speed.ts';

/** How a stretch ends: at a port to board, at the end of the leg, or at a chosen stop. (LEG-2) */
export type StretchEnd = 'PORT' | 'END' | 'STOP';

/** Begins a leg now at the first city of `route`, with a stretch to the first port or to its end. (LEG-2) */
export function startLeg(world: World, route: readonly CityId[], speed: KmPerHour, now: GameSeconds): Leg {
  const { length } = routeOf(world, route);
  const standing: Leg = {
    route,
    length,
    speed,
    since: now,
    from: 0,
    until: 0,
    extra: 0,
    sailing: null,
    home: 0,
    abroad: 0,
  };
  return restartLeg(world, standing, now);
}

/**
 * Sets a standing leg going: a new stretch from where it stands to the next port, to `stop` (a position on the route, in metres) or to its end.
 * (LEG-2)
 */
export function restartLeg(world: World, leg: Leg, now: GameSeconds, stop: Metres = leg.length): Leg {
  const port = portAhead(routeOf(world, leg.route), leg.from);
  const until = Math.min(leg.length, Math.max(leg.from, stop), port?.from ?? leg.length);
  const going: Leg = { ...leg, since: now, until, sailing: null };
  return leg.since === now ? going : withoutBreaks(going);
}

/** When the current stretch, or the ferry crossing, ends. Only valid for a leg that is not standing. (LEG-1) */
export function stretchEndsAt(leg: Leg): GameSeconds {
  if (leg.sailing !== null) return leg.sailing.until;
  return leg.since + timeFor(leg.pauses, secondsFor(stretchLength(leg), leg.speed, leg.past));
}

/** The end of the break that the driver of a leg under way is taking at `at`; null if he is driving or at sea. (BRK-1) */
export function breakEndsAt(leg: Leg, at: GameSeconds): GameSeconds | null {
  const time = at - leg.since;
  const span = spansOf(leg).find(({ from, to }) => from <= time && time < to);
  return span === undefined ? null : leg.since + span.to;
}

/** When the next break of a leg under way begins or ends; null if there is none on this stretch. (BRK-1) */
export function nextBreakTurn(leg: Leg, at: GameSeconds): GameSeconds | null {
  const time = at - leg.since;
  const turn = spansOf(leg)
    .flatMap(({ from, to }) => [from, to])
    .find((one) => one > time);
  return turn === undefined ? null : leg.since + turn;
}

function spansOf(leg: Leg): readonly BreakSpan[] {
  if (leg.pauses === undefined || leg.sailing !== null) return [];
  return breakSpans(leg.pauses, secondsFor(stretchLength(leg), leg.speed, leg.past));
}

/** The car's position on the route at `at`; at sea it moves evenly from boarding to landing. (LEG-1) */
export function metresAt(leg: Leg, at: GameSeconds): Metres {
  if (leg.sailing !== null) return sailedTo(leg, leg.sailing.until, at);
  const driven = drivenMetres(leg, at);
  const length = stretchLength(leg);
  if (driven >= length) return leg.until;
  if (leg.extra === 0) return leg.from + driven;
  return leg.from + Math.floor((driven * (leg.until - leg.from)) / length);
}

/** The seconds driven on the current stretch up to `at`, which count as work time; 0 at sea. (LEG-3) */
export function drivenSeconds(leg: Leg, at: GameSeconds): Seconds {
  if (leg.sailing !== null) return 0;
  return drivingIn(leg.pauses, Math.max(0, Math.min(at, stretchEndsAt(leg)) - leg.since));
}

/** Metres left to the end of the way, including what is left of a detour and metres at sea. (LEG-4) */
export function metresLeft(leg: Leg, at: GameSeconds): Metres {
  const here = metresAt(leg, at);
  return Math.max(0, leg.length - here + extraLeft(leg, at));
}

/** What is left of `extra`, the detour, at `at`. (LEG-4) */
export function extraLeft(leg: Leg, at: GameSeconds): Metres {
  if (leg.sailing !== null) return leg.extra;
  return metresAt(leg, at) - leg.from + leg.extra - drivenMetres(leg, at);
}

/** By how many eighteenths of a metre the car is past its last whole metre at `at`; 0 at sea and at the end of a stretch. (LEG-8) */
export function pastAt(leg: Leg, at: GameSeconds): Eighteenths {
  if (leg.sailing !== null || drivenMetres(leg, at) >= stretchLength(leg)) return 0;
  return pastIn(drivingTime(leg, at), leg.speed, leg.past ?? 0);
}

/** The leg at the last whole metre that it has passed. (LEG-8) */
export function atWholeMetre({ past: _past, ...leg }: Leg): Leg {
  return leg;
}

/**
 * Stops a leg at `at`: `from` becomes the car's position, and the distance driven is added to `home` and `abroad`; each country gets its share
 * of a detour. A car at sea cannot stop: its leg is returned unchanged. Call `drivenSeconds` for the work time before calling this. `past` is
 * the part of the next metre already driven, which the leg keeps; earlier rules lost it. (LEG-3, LEG-8)
 */
export function stopLeg(world: World, leg: Leg, at: GameSeconds, past: Eighteenths): Leg {
  if (leg.sailing !== null) return leg;
  const here = metresAt(leg, at);
  const driven = drivenMetres(leg, at);
  const home = homeShare(world, leg, here, driven);
  return {
    ...atWholeMetre(stopped(leg, at)),
    ...(past > 0 && { past }),
    since: at,
    from: here,
    extra: extraLeft(leg, at),
    home: leg.home + home,
    abroad: leg.abroad + driven - home,
  };
}

/** The leg with the part already taken of the break during which it stops; that part counts if the leg goes on at once. (BRK-3) */
function stopped(leg: Leg, at: GameSeconds): Leg {
  if (leg.pauses === undefined) return leg;
  const { taken } = breakAt(leg.pauses, Math.max(0, Math.min(at, stretchEndsAt(leg)) - leg.since));
  return taken === 0 ? withoutBreaks(leg) : { ...leg, pauses: { ...leg.pauses, first: 0, taken } };
}

function withoutBreaks({ pauses: _pauses, ...leg }: Leg): Leg {
  return leg;
}

/** How the current stretch ends. (LEG-2) */
export function stretchEnd(world: World, leg: Leg): StretchEnd {
  if (portAt(world, leg, leg.until) !== null) return 'PORT';
  return leg.until >= leg.length ? 'END' : 'STOP';
}

/** The ferry crossing that begins at `metres` of the route, or null. (LEG-5) */
export function portAt(world: World, leg: Leg, metres: Metres): Port | null {
  return routeOf(world, leg.route).ports.find((port) => port.from === metres) ?? null;
}

/** Boards the ferry with a leg that stands at a port: check-in and crossing end at `sailing.until`. (LEG-5) */
export function boardFerry(leg: Leg, port: Port, now: GameSeconds): Leg {
  const until = now + (port.checkIn + port.sailing) * 60;
  return { ...atWholeMetre(leg), since: now, from: port.from, until: port.to, sailing: { until } };
}

/** The leg ashore again, standing at the landing. (LEG-5) */
export function landFromFerry(leg: Leg, now: GameSeconds): Leg {
  return { ...leg, since: now, from: leg.until, sailing: null };
}

/** Whether a crossing is long enough to count as a rest. (LEG-5) */
export function isRest(port: Port, restMinutes: Minutes): boolean {
  return port.sailing >= restMinutes;
}

/** The position of a parking that lies ahead on the leg's route, or null if it is behind or elsewhere. (LEG-6) */
export function parkingMetres(world: World, leg: Leg, parking: string, at: GameSeconds): Metres | null {
  return parkingAhead(routeOf(world, leg.route), parking, metresAt(leg, at));
}

/** The place on the map and the direction of travel at `at`. (LEG-1) */
export function positionOnRoute(world: World, leg: Leg, at: GameSeconds): Position {
  return positionAt(world, leg.route, metresAt(leg, at));
}

/** Metres to drive on a stretch: its length on the route, made longer or shorter by `extra`, never below 0. (LEG-4) */
function stretchLength(leg: Leg): Metres {
  return Math.max(0, leg.until - leg.from + leg.extra);
}

function drivenMetres(leg: Leg, at: GameSeconds): Metres {
  return Math.min(stretchLength(leg), metresIn(drivingTime(leg, at), leg.speed, leg.past));
}

/** Seconds of driving on the stretch up to a moment, which may be past its end. */
function drivingTime(leg: Leg, at: GameSeconds): Seconds {
  return drivingIn(leg.pauses, Math.max(0, at - leg.since));
}

function sailedTo(leg: Leg, landing: GameSeconds, at: GameSeconds): Metres {
  const span = Math.max(1, landing - leg.since);
  const sailed = Math.min(span, Math.max(0, at - leg.since));
  return leg.from + Math.floor(((leg.until - leg.from) * sailed) / span);
}

function homeShare(world: World, leg: Leg, here: Metres, driven: Metres): Metres {
  const route = routeOf(world, leg.route);
  if (here > leg.from) return Math.floor((driven * homeMetres(route, leg.from, here)) / (here - leg.from));
  return landAt(route, here) === 'PL' ? driven : 0;
}

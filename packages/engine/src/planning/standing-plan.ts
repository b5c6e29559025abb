import type { Tiredness } from '../cars/work.ts';
import { type Driven, drivenCost, subcontractorCost } from '../cars/charge.ts';
import { carSetting } from '../settings.ts';
import type { CarType } from '../car-types.ts';
import type { Car, Order } from '../state.ts';
import { type CityId, type GameSeconds, type Grosze, type Minutes, type Seconds, grosze } from '../units.ts';
import type { Route } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import { type DriveTime, driveTime } from './drive-time.ts';
import { limitsOf } from './limits.ts';
import { type SettingsAndWorld, planFromCity } from './plan-delivery.ts';
import { type Limits, beginTrip } from './trip.ts';
import { type WayPrice, wayPrice } from './way-price.ts';

/** The figures of a plan for a car that is free in a city. (PLN-11) */
export type StandingPlan = {
  readonly spare: Minutes;
  readonly overdue: boolean;
  readonly deliveredAt: GameSeconds;
  /**
   * The end of a day, or a pause that is not a break yet, may have shaped the plan. Then a later start may succeed where this one fails. (DAY-4,
   * BRK-2)
   */
  readonly hangsOnDay: boolean;
};

/** The drive of a free car to an order's loading. `seconds` includes preparation and a rest before setting out. (PLN-11) */
export type Approach = {
  readonly seconds: Seconds;
  readonly working: Seconds;
  readonly overdue: boolean;
  readonly price: WayPrice;
  readonly from: CityId;
  /** How tired the driver is before the drive. */
  readonly tired: Tiredness;
  /** Driving time from the last break to the end of the approach. (BRK-1) */
  readonly sinceBreak: Seconds;
  /** Whether the car has to drive: it is not in the loading city. */
  readonly isDrive: boolean;
  /** Seconds on ferries, rests on them included. */
  readonly sailing: Seconds;
};

/** What the plans of all cars for one order have in common, computed once per order. Windows are in seconds. (PLN-11) */
export type Haul = {
  readonly settings: SettingsAndWorld['settings'];
  readonly world: SettingsAndWorld['world'];
  readonly order: Order;
  readonly limits: Limits;
  readonly route: Route;
  readonly price: WayPrice;
  readonly pick: { readonly from: GameSeconds; readonly to: GameSeconds };
  readonly deliver: { readonly from: GameSeconds; readonly to: GameSeconds };
  readonly loading: Seconds;
  readonly unloading: Seconds;
  /** The haul as driven by a rested driver. */
  readonly rested: DriveTime;
  /** Seconds on ferries, rests on them included. */
  readonly sailing: Seconds;
};

/** Computes the common part of all plans for an order that no car has touched yet. (PLN-11) */
export function haulOf({ settings, world }: SettingsAndWorld, order: Order): Haul {
  const { type, pickWindow, deliverWindow } = order;
  const [limits, route] = [limitsOf(settings, type), routeOf(world, order.path)];
  return {
    settings,
    world,
    order,
    limits,
    route,
    price: wayPrice(route),
    pick: { from: pickWindow.from * 60, to: pickWindow.to * 60 },
    deliver: { from: deliverWindow.from * 60, to: deliverWindow.to * 60 },
    loading: order.loadingMinutes * 60,
    unloading: order.unloadingMinutes * 60,
    rested: driveTime(route, 0, limits),
    sailing: sailingOn(route),
  };
}

/**
 * How a driver of this type, as tired as that, gets from one city to the loading city. The end of the present day is left out: it depends on when
 * he sets out, and `standingPlan` takes it into account. (PLN-4, PLN-11)
 */
export function approachTo(
  { settings, world }: SettingsAndWorld,
  type: CarType,
  [from, to]: readonly [CityId, CityId],
  tired: Tiredness,
): Approach {
  const limits = limitsOf(settings, type);
  const route = routeOf(world, shortestPath(world, from, to).cities);
  const straight = driveTime(route, tired.working, limits, sinceBreakOf(tired, limits, settings));
  const drive = straight.restsFirst ? driveTime(route, 0, limits) : straight;
  const rest = straight.restsFirst ? limits.restMinutes * 60 : 0;
  const seconds = settings.preparation_minutes * 60 + rest + drive.seconds;
  const { working, sinceBreak, overdue } = drive;
  const way = { from, isDrive: route.length > 0, sailing: sailingOn(route) };
  return { seconds, working, sinceBreak, overdue, price: wayPrice(route), tired, ...way };
}

/** Driving time since the last break at the moment when the driver sets out; his pause counts as a break if it is long enough by then. (BRK-2) */
function sinceBreakOf(
  { working, breakAt, pausedSince }: Tiredness,
  limits: Limits,
  settings: Haul['settings'],
): Seconds {
  const isPause = pausedSince !== undefined || settings.preparation_minutes * 60 >= limits.breakLength;
  return limits.breakAfter === null || isPause ? 0 : working - (breakAt ?? 0);
}

/** Whether the driver's pause is still too short to be a break when he sets out. (BRK-2) */
function isShortPause(
  { limits, settings }: Haul,
  { working, breakAt, pausedSince }: Tiredness,
  at: GameSeconds,
): boolean {
  if (limits.breakAfter === null || pausedSince === undefined || working === (breakAt ?? 0)) return false;
  return at + settings.preparation_minutes * 60 - pausedSince < limits.breakLength;
}

/**
 * A quick version of `planDelivery` without steps, for a car that is free in a city and an order that no car has touched. It gives the
 * same figures, and is quick enough to compare hundreds of cars and orders; where the end of a day may matter, it makes the full plan.
 * (PLN-11)
 */
export function standingPlan(haul: Haul, approach: Approach, at: GameSeconds): StandingPlan {
  const { limits } = haul;
  const outline = outlineOf(haul, approach, at);
  const isPlain = limits.dutyLimit === null || isFarFromDayEnd(haul, approach, at, outline);
  if (isPlain && !isShortPause(haul, approach.tired, at)) return figuresOf(outline, false);
  const trip = beginTrip(at, approach.tired, limits);
  return figuresOf(planFromCity(haul, haul.order, trip, approach.from), true);
}

type Figures = Omit<StandingPlan, 'hangsOnDay'>;

function figuresOf({ spare, overdue, deliveredAt }: Figures, hangsOnDay: boolean): StandingPlan {
  return { spare, overdue, deliveredAt, hangsOnDay };
}

/** The figures of a plan that no end of a day affects; `waiting`: the seconds in which the driver neither drives, loads, rests nor sails. */
type Outline = Figures & { readonly waiting: Seconds };

function outlineOf(haul: Haul, approach: Approach, at: GameSeconds): Outline {
  const { pick, deliver, limits, settings } = haul;
  const reached = at + approach.seconds;
  const pausedSince = approach.isDrive ? reached : (approach.tired.pausedSince ?? at);
  const hasPaused = Math.max(reached, pick.from) - pausedSince >= limits.breakLength;
  const drive = driveAfter(haul, approach, hasPaused ? 0 : approach.sinceBreak);
  const rest = limits.restMinutes * 60;
  const sleepsFirst = reached + rest <= pick.to && drive.restsFirst;
  const sleeps = approach.working > 0 && (pick.from - reached >= rest || sleepsFirst);
  const { seconds, overdue } = sleeps ? haul.rested : drive;
  const ready = sleeps ? reached + rest : reached;
  const pickAt = Math.max(ready, pick.from);
  const arrivesAt = pickAt + haul.loading + seconds;
  const slot = arrivesAt > deliver.to ? arrivesAt + settings.late_unloading_minutes * 60 : deliver.from;
  return {
    spare: Math.floor(Math.min(pick.to - pickAt, deliver.to - arrivesAt) / 60),
    overdue: approach.overdue || overdue,
    deliveredAt: Math.max(arrivesAt, slot) + haul.unloading,
    waiting: pickAt - ready + Math.max(0, slot - arrivesAt),
  };
}

/**
 * Whether no day of a plan can come close to its end: either the whole plan is shorter than a day, or everything but the driving is, together with
 * all the driving that one rest allows. (DAY-4, PLN-11)
 */
function isFarFromDayEnd(haul: Haul, { tired, sailing }: Approach, at: GameSeconds, outline: Outline): boolean {
  const { settings, limits, loading, unloading } = haul;
  const leaves = at + settings.preparation_minutes * 60;
  const before = tired.dutySince === undefined ? 0 : Math.max(0, leaves - tired.dutySince);
  const most = (limits.dutyLimit ?? 0) - ROUNDED;
  if (before + outline.deliveredAt - leaves < most) return true;
  const handled = Math.max(0, before - tired.working) + outline.waiting + loading + unloading;
  const { breakAfter, breakLength } = limits;
  const breaks = breakAfter === null ? 0 : (Math.ceil(limits.workLimit / breakAfter) + 1) * breakLength;
  return !outline.overdue && handled + sailing + haul.sailing + breaks + limits.workLimit < most;
}

/** How many seconds rounding up each stretch of a plan may add up to. */
const ROUNDED: Seconds = 60;

function sailingOn({ ports }: Route): Seconds {
  let seconds = 0;
  for (const port of ports) seconds += (port.checkIn + port.sailing) * 60;
  return seconds;
}

/**
 * The last moment at which a car with this approach may set out and have at least `spare` minutes left. An upper bound for a rested driver: after
 * it no plan succeeds; before it one may still fail. For a driver who is not rested it can be too early by up to `savedByRests`. (PLN-11)
 */
export function latestDeparture(haul: Haul, approach: Approach, spare: Minutes): GameSeconds {
  const soonest = Math.min(haul.rested.seconds, driveAfter(haul, approach, 0).seconds);
  return Math.min(haul.pick.to, haul.deliver.to - haul.loading - soonest) - approach.seconds - spare * 60;
}

/** By how many seconds a driver who is not rested may leave later than a rested one: his rest may take the place of the other's break. (PLN-11) */
export function savedByRests({ limits: { breakAfter, breakLength }, rested }: Haul, { seconds }: Approach): Seconds {
  if (breakAfter === null) return ROUNDED;
  return ROUNDED + (Math.floor(seconds / breakAfter) + Math.floor(rested.seconds / breakAfter)) * breakLength;
}

/** `tripCost` for an approach that has already been computed. (PLN-8, PLN-11) */
export function standingCost({ settings, price }: Haul, { price: before }: Approach, car: Car): Grosze {
  const driven: Driven = { home: before.home + price.home, abroad: before.abroad + price.abroad };
  const tickets = before.fares + price.fares;
  if (!car.subcontractor) return drivenCost(settings, car, driven, 'DRIVING_WITH_SHIPMENT') + tickets;
  const least = grosze(carSetting(settings, car.type, 'price_minimum'));
  return Math.max(subcontractorCost(settings, car, driven), least) + tickets;
}

function driveAfter({ route, limits, rested }: Haul, { working }: Approach, sinceBreak: Seconds): DriveTime {
  return working === 0 ? rested : driveTime(route, working, limits, sinceBreak);
}

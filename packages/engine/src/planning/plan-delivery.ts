import { extraLeft, metresAt } from '../drive/leg.ts';
import { findOrder, unloadCity } from '../orders/order.ts';
import { assertNever } from '../result.ts';
import type { AfterStop, Car, CarState, Driving, GameSetup, GameState, InCity, Leg, Order } from '../state.ts';
import type { CityId, GameMinutes, GameSeconds, Metres, Minutes, ParkingId, Seconds } from '../units.ts';
import { parkingAhead } from '../world/along.ts';
import type { Route } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { World } from '../world/world.ts';
import { beginPlan } from './begin-plan.ts';
import {
  type PlanStep,
  type Trip,
  type WorkAfter,
  addIdle,
  addStep,
  addStop,
  addWork,
  dayLeft,
  drivePast,
  driveTo,
  isTired,
  needsRestFirst,
  restFully,
  restUntil,
} from './trip.ts';

/**
 * How a car would carry an order. `feasible`: loading begins and the car reports at its destination before the windows end. `spare`: minutes left in the tighter window still ahead;
 * negative: too late. `margins`: the same for each window. `overdue`: work time exceeds the limit because there is no parking where the driver would need one, or a day is too short.
 * `working`, `dutySince`, `breakAt`: how tired the driver is at delivery, and his driving time at the last break. Moments that are already past are given as the moment of asking.
 */
export type DeliveryPlan = {
  readonly feasible: boolean;
  readonly spare: Minutes;
  readonly overdue: boolean;
  readonly leavesAt: GameSeconds;
  readonly pickAt: GameSeconds;
  readonly loadedAt: GameSeconds;
  readonly arrivesAt: GameSeconds;
  readonly deliveredAt: GameSeconds;
  readonly working: Seconds;
  readonly dutySince: GameSeconds | undefined;
  readonly breakAt: Seconds;
  readonly margins: PlanMargins;
  readonly steps: readonly PlanStep[];
};

/** The whole minutes that a plan leaves; negative: it is too late by that much. Null: there is no such limit, or it is past. (PLN-12) */
export type PlanMargins = {
  /** To the end of the window in which loading has to begin. */
  readonly loading: Minutes | null;
  /** To the end of the window in which the car has to report for unloading. */
  readonly unloading: Minutes | null;
  /** From the end of unloading to the moment at which the driver has to rest. */
  readonly day: Minutes | null;
};

/** Loading or unloading in a plan. `dayEnds`: the end of the driver's day to which it belongs; `overdue`: a limit was passed before it. (DAY-5) */
export type DockWork = {
  readonly work: 'LOAD' | 'UNLOAD';
  readonly begins: GameSeconds;
  readonly ends: GameSeconds;
  readonly dayEnds: GameSeconds;
  readonly overdue: boolean;
};

/** Farther than the end of any leg. */
const NOWHERE: Metres = Number.MAX_SAFE_INTEGER;

/** A plan under construction (mutable): its inputs, and the moments and margins found so far. */
type UnfinishedPlan = {
  readonly world: World;
  readonly order: Order;
  readonly preparation: Minutes;
  readonly lateMinutes: Minutes;
  readonly trip: Trip;
  /** The parking chosen for the drive that follows the loading. (SLP-8) */
  readonly restsNext: ParkingId | undefined;
  /** The first loading or unloading; null: none yet. */
  dock: DockWork | null;
  leavesAt: GameSeconds;
  pickAt: GameSeconds;
  loadedAt: GameSeconds;
  arrivesAt: GameSeconds;
  loading: Minutes | null;
  unloading: Minutes | null;
};

/**
 * Whether, when and how a car can carry an order, from where it is at `at` and whatever it is doing. The single answer to "zdąży" for screens
 * and bots. It does not know future events. A car that serves another order finishes that first; a car that is not booked begins with
 * preparation. (PLN-1)
 */
export function planDelivery(state: GameState, car: Car, order: Order, at: GameSeconds): DeliveryPlan {
  const trip = beginPlan(state, car, at);
  const other = car.shipment === null || car.shipment === order.id ? null : findOrder(state, car.shipment);
  const task = taskOf(state, order, trip, other === null ? car.restsNext : undefined);
  if (other === null) {
    carryOn(task, car.state);
  } else {
    const before = taskOf(state, other, trip, car.restsNext);
    carryOn(before, car.state);
    prepare(task, unloadCity(other));
  }
  return planOf(task, other !== null && car.subcontractor);
}

/** The next loading or unloading of a car's order if its driver takes no rest before it; null: the order was unloaded by then. (DAY-5) */
export function nextDockWork(state: GameState, car: Car, order: Order, at: GameSeconds): DockWork | null {
  const task = taskOf(state, order, beginPlan(state, car, at, { plansRests: false }));
  carryOn(task, car.state);
  return task.dock;
}

/** The plan of a car that is free in a city, for an order that no car has touched yet. (PLN-1, PLN-11) */
export function planFromCity(setup: SettingsAndWorld, order: Order, trip: Trip, city: CityId): DeliveryPlan {
  const task = taskOf({ setup }, order, trip);
  prepare(task, city);
  return planOf(task, false);
}

/** What the plans of a game depend on: it is the same for all its players. */
export type SettingsAndWorld = Pick<GameSetup, 'settings' | 'world'>;

type PlannedGame = { readonly setup: SettingsAndWorld };

function taskOf(
  { setup: { settings, world } }: PlannedGame,
  order: Order,
  trip: Trip,
  restsNext?: ParkingId,
): UnfinishedPlan {
  const now = trip.at;
  const [preparation, lateMinutes] = [settings.preparation_minutes, settings.late_unloading_minutes];
  const { reportedAt, deliverWindow, reversed } = order;
  const unloading = reportedAt === null || reversed ? null : minutesLeft(deliverWindow.to, reportedAt);
  const begun = { leavesAt: now, pickAt: now, loadedAt: now, arrivesAt: reportedAt ?? now, loading: null, unloading };
  return { world, order, preparation, lateMinutes, trip, restsNext, dock: null, ...begun };
}

function planOf(
  { trip, loading, unloading, leavesAt, pickAt, loadedAt, arrivesAt }: UnfinishedPlan,
  isImpossible: boolean,
): DeliveryPlan {
  const windows = [loading, unloading].filter((margin) => margin !== null);
  const spare = windows.length === 0 ? 0 : Math.min(...windows);
  const feasible = spare >= 0 && !isImpossible;
  const { at: deliveredAt, working, overdue, steps } = trip;
  const tired = { working, dutySince: trip.dutySince ?? undefined, breakAt: working - trip.sinceBreak };
  const day = trip.limits.dutyLimit === null ? null : Math.floor(dayLeft(trip) / 60);
  const margins = { loading, unloading, day };
  return { feasible, spare, margins, overdue, leavesAt, pickAt, loadedAt, arrivesAt, deliveredAt, ...tired, steps };
}

/** Continues from what the car is doing until the order is unloaded. (PLN-1) */
function carryOn(task: UnfinishedPlan, state: CarState): void {
  const { trip } = task;
  switch (state.action) {
    case 'DRIVING_TO_SLEEP':
      return sleepAndGo(task, drivenTo(state), metresAt(state.leg, trip.at), extraLeft(state.leg, trip.at));
    case 'SLEEPING':
    case 'SLEEPING_GUARDED':
      restUntil(trip, state.until, 'at' in state.then ? state.then.at : null, state.parking);
      return goOnWith(task, state.then);
    case 'STOPPED_BY_PLAYER':
      return goOnWith(task, state.then);
    case 'WAITING_ASSISTANCE':
      addStop(trip, trip.at + state.reload, 'at' in state.then ? state.then.at : null);
      return goOnWith(task, state.then);
    case 'WAITING_EMERGENCY_STOP':
    case 'WAITING_ACCIDENT_STOP':
      addStop(trip, state.until, 'at' in state.then ? state.then.at : null);
      return goOnWith(task, state.then);
    case 'LOADING':
      return load(task, state.until);
    case 'LATE_WAITING_FOR_UNLOADING':
      addIdle(trip, state.until, state.at);
      return unload(task);
    case 'UNLOADING':
    case 'LATE_UNLOADING':
      return handle(task, 'UNLOAD', state.until, state.at);
    case 'DRIVING_TO_SHIPMENT':
    case 'DRIVING_WITH_SHIPMENT':
    case 'DRIVING_EMPTY':
    case 'DRIVING_ASSISTANCE':
      return driveFrom(task, state, metresAt(state.leg, trip.at), extraLeft(state.leg, trip.at));
    case 'FREE':
    case 'AVAILABLE':
    case 'FREE_BOOKED':
    case 'WAITING_FOR_LOADING':
    case 'WAITING_FOR_UNLOADING':
      return goOnInCity(task, state);
    default:
      return assertNever(state);
  }
}

/** Continues from a stop, in a city or on the road; to the parking that was chosen, if that still lies ahead. */
function goOnWith(task: UnfinishedPlan, then: AfterStop): void {
  if (!('leg' in then)) return goOnInCity(task, then);
  const { leg, parking } = then;
  const isAhead =
    parking !== undefined && (parkingAhead(routeOf(task.world, leg.route), parking, leg.from) ?? NOWHERE) <= leg.length;
  return isAhead
    ? sleepAndGo(task, { ...then, parking }, leg.from, leg.extra)
    : driveFrom(task, then, leg.from, leg.extra);
}

function goOnInCity(task: UnfinishedPlan, state: InCity | { readonly action: 'FREE'; readonly at: CityId }): void {
  switch (state.action) {
    case 'FREE':
    case 'AVAILABLE':
      return prepare(task, state.at);
    case 'FREE_BOOKED':
      addStep(task.trip, 'PREPARE', state.until, state.at);
      return approach(task, state.at);
    case 'WAITING_FOR_LOADING':
      return startLoading(task);
    case 'WAITING_FOR_UNLOADING':
      return report(task);
    default:
      return assertNever(state);
  }
}

/** A drive by way of a parking where the driver sleeps. */
type ToSleep = Driving & { readonly parking: ParkingId };

function drivenTo({ leg, parking, then }: Extract<CarState, { readonly action: 'DRIVING_TO_SLEEP' }>): ToSleep {
  return { action: then, leg, parking };
}

function sleepAndGo(task: UnfinishedPlan, { action, leg, parking }: ToSleep, metres: Metres, extra: Metres): void {
  const { trip, world } = task;
  const route = routeOf(world, leg.route);
  const from = ashore(task, leg, metres);
  const place = parkingAhead(route, parking, from) ?? route.length;
  drivePast(trip, route, from, place, extra);
  restFully(trip, null, parking);
  driveFrom(task, { action, leg: { ...leg, sailing: null } }, place, 0);
}

function driveFrom(task: UnfinishedPlan, { action, leg }: Driving, metres: number, extra: number): void {
  const { trip, world } = task;
  const from = ashore(task, leg, metres);
  driveTo(trip, routeOf(world, leg.route), from, extra, workAfter(task, action));
  if (action === 'DRIVING_TO_SHIPMENT') return startLoading(task);
  if (action === 'DRIVING_WITH_SHIPMENT') return report(task);
  const end = leg.route.at(-1) ?? task.order.base;
  if (action === 'DRIVING_EMPTY') return prepare(task, end);
  const onward = routeOf(world, shortestPath(world, end, unloadCity(task.order)).cities);
  driveTo(trip, onward, 0, 0, (arrival) => untilUnloaded(task, arrival));
  report(task);
}

function workAfter(task: UnfinishedPlan, action: Driving['action']): WorkAfter | undefined {
  if (action === 'DRIVING_TO_SHIPMENT') return (arrival) => untilLoaded(task, arrival);
  if (action === 'DRIVING_WITH_SHIPMENT') return (arrival) => untilUnloaded(task, arrival);
  return undefined;
}

/** Seconds from an arrival at the loading city until loaded; 0 if the driver can sleep there first. (DAY-4) */
function untilLoaded({ order, trip }: UnfinishedPlan, arrival: GameSeconds): Seconds {
  const [opens, closes, rest] = [order.pickWindow.from * 60, order.pickWindow.to * 60, trip.limits.restMinutes * 60];
  if (opens - arrival >= rest || arrival + rest <= closes) return 0;
  return Math.max(0, opens - arrival) + order.loadingMinutes * 60;
}

/** Seconds from an arrival at the place of unloading until unloaded; 0 if the driver can sleep there until the window opens. (DAY-4) */
function untilUnloaded({ order, lateMinutes }: UnfinishedPlan, arrival: GameSeconds): Seconds {
  const unloading = order.unloadingMinutes * 60;
  if (order.reversed) return unloading;
  if (arrival < order.deliverWindow.from * 60) return 0;
  return arrival > order.deliverWindow.to * 60 ? lateMinutes * 60 + unloading : unloading;
}

/** If the car is at sea, waits until it lands. Returns its position on the leg by then, in metres. */
function ashore({ trip }: UnfinishedPlan, leg: Leg, metres: number): number {
  if (leg.sailing === null) return metres;
  addStep(trip, 'FERRY', leg.sailing.until, null);
  return leg.until;
}

function prepare(task: UnfinishedPlan, city: CityId): void {
  addStep(task.trip, 'PREPARE', task.trip.at + task.preparation * 60, city);
  approach(task, city);
}

/** Drives from a city to the loading; the driver rests in the city first if no parking on the way can be reached in time. */
function approach(task: UnfinishedPlan, city: CityId): void {
  const { trip, world, order } = task;
  const route = routeOf(world, shortestPath(world, city, order.base).cities);
  if (needsRestFirst(trip, route)) restFully(trip, city, null);
  task.leavesAt = trip.at;
  driveTo(trip, route, 0, 0, (arrival) => untilLoaded(task, arrival));
  startLoading(task);
}

/**
 * Waits for the pick window and loads. A wait as long as a rest counts as one or, where days have no end, is spent asleep. If the driver could
 * otherwise not load or set out within the day, he takes a rest first, provided that it fits before the end of the window. (PLN-5, DAY-2, DAY-4)
 */
function startLoading(task: UnfinishedPlan): void {
  const { trip, order } = task;
  const opens = order.pickWindow.from * 60;
  const rest = trip.limits.restMinutes * 60;
  const sleepsAway = trip.limits.dutyLimit === null && opens - trip.at >= rest;
  const sleepsFirst = trip.at + rest <= order.pickWindow.to * 60 && needsRestToLoad(task);
  if (isTired(trip) && (sleepsAway || sleepsFirst)) restFully(trip, order.base, null);
  addIdle(trip, opens, order.base);
  task.pickAt = trip.at;
  task.loading = minutesLeft(order.pickWindow.to, trip.at);
  load(task, trip.at + order.loadingMinutes * 60);
}

/** Whether the driver would have to rest after loading, or load past the end of the day. (PLN-5, DAY-4) */
function needsRestToLoad(task: UnfinishedPlan): boolean {
  const { trip, world, order } = task;
  if (!trip.plansRests) return false;
  const then: Trip = { ...trip, steps: [] };
  addIdle(then, order.pickWindow.from * 60, order.base);
  addWork(then, 'LOAD', then.at + order.loadingMinutes * 60, order.base);
  if (then.overdue && !trip.overdue) return true;
  const way = routeOf(world, pathToUnload(task));
  return metresToChosen(task, way) === null && needsRestFirst(then, way);
}

function load(task: UnfinishedPlan, until: GameSeconds): void {
  const { trip, world, order } = task;
  handle(task, 'LOAD', until, order.base);
  task.loadedAt = trip.at;
  const way = routeOf(world, pathToUnload(task));
  const stop = metresToChosen(task, way);
  if (stop !== null) drivePast(trip, way, 0, stop, 0);
  if (stop !== null) restFully(trip, null, task.restsNext ?? null);
  driveTo(trip, way, stop ?? 0, 0, (arrival) => untilUnloaded(task, arrival));
  report(task);
}

/** How far along the way from the loading the chosen parking lies; null if none is chosen, or it is not on this way. (SLP-8) */
function metresToChosen({ restsNext }: UnfinishedPlan, way: Route): Metres | null {
  return restsNext === undefined ? null : parkingAhead(way, restsNext, 0);
}

/**
 * Waits at the destination for the window, or for a new slot when late, and unloads. A driver who is early and could not unload within the day
 * sleeps there first. (PLN-6, DAY-4)
 */
function report(task: UnfinishedPlan): void {
  const { trip, order, lateMinutes } = task;
  if (order.reportedAt === null) task.arrivesAt = trip.at;
  if (order.reportedAt === null && !order.reversed) task.unloading = minutesLeft(order.deliverWindow.to, trip.at);
  const isLate = task.arrivesAt > order.deliverWindow.to * 60;
  const slot = isLate ? trip.at + lateMinutes * 60 : order.deliverWindow.from * 60;
  if (!order.reversed && slot > trip.at && !isLate && needsRestToUnload(task, slot)) {
    restFully(trip, unloadCity(order), null);
  }
  if (!order.reversed) addIdle(trip, slot, unloadCity(order));
  unload(task);
}

/** Whether the driver could not wait for the window and unload within the day. (DAY-4) */
function needsRestToUnload({ trip, order }: UnfinishedPlan, opens: GameSeconds): boolean {
  const then: Trip = { ...trip, steps: [], overdue: false };
  addIdle(then, opens, null);
  addWork(then, 'UNLOAD', opens + order.unloadingMinutes * 60, null);
  return trip.plansRests && then.overdue && isTired(trip);
}

function unload(task: UnfinishedPlan): void {
  const { trip, order } = task;
  handle(task, 'UNLOAD', trip.at + order.unloadingMinutes * 60, unloadCity(order));
}

/** Adds loading or unloading, and records the first one. */
function handle(task: UnfinishedPlan, work: DockWork['work'], until: GameSeconds, city: CityId): void {
  const { trip } = task;
  const { at: begins, overdue } = trip;
  addWork(trip, work, until, city);
  task.dock ??= { work, begins, ends: trip.at, dayEnds: trip.at + dayLeft(trip), overdue };
}

function pathToUnload({ world, order }: UnfinishedPlan): readonly CityId[] {
  if (!order.reversed) return order.path;
  return shortestPath(world, order.base, order.base).cities;
}

function minutesLeft(ends: GameMinutes, moment: GameSeconds): Minutes {
  return Math.floor((ends * 60 - moment) / 60);
}

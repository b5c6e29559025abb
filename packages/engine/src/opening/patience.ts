import { gameEndsAt } from '../clock.ts';
import { limitsOf } from '../planning/limits.ts';
import { planFromCity } from '../planning/plan-delivery.ts';
import { beginTrip } from '../planning/trip.ts';
import { carSetting } from '../settings.ts';
import type { Order, TimeWindow } from '../state.ts';
import type { GameSeconds, Minutes } from '../units.ts';
import { cityOf } from '../world/lookup.ts';
import { type Lane, haulAfter, loadingSeconds } from './lanes.ts';
import { type DrawnOrder, LEAVES_WITHIN, type OrderDraw } from './order-draw.ts';
import { DOCK_STEP } from './windows.ts';

/**
 * The percentage of customers in Poland who wait longer than the promised car needs; abroad, where only cars on their way are near, all customers do.
 * (ORD-15)
 */
const PATIENT = 50;
/** How long they wait, in half-hours: the shortest wait, and the length from which on nobody waits. (ORD-15) */
const AT_HOME = { least: 10, beyond: 37 };
const ABROAD = { least: 16, beyond: 40 };
/**
 * By how many minutes the car of an order that ends at another one may be later than promised: at the end of its first order, and again from there on.
 * (ORD-15)
 */
const LATER = 120;
const LATER_STILL = 60;
/** Later than the end of any window. */
const OPEN_END: Minutes = 1_000_000;

/**
 * How many minutes longer than the promised car needs a customer keeps both windows open, as far as a car that loads so late is still unloaded within the game.
 * (ORD-15)
 */
export function drawPatience(draw: OrderDraw, lane: Lane, order: Order): Minutes {
  const { setup, dice } = draw;
  const isAbroad = cityOf(setup.world, lane.base).abroad;
  const { least, beyond } = isAbroad ? ABROAD : AT_HOME;
  const isPatient = dice.below(100) < PATIENT || isAbroad;
  const wanted = least + dice.below(beyond - least);
  const left = Math.floor((gameEndsAt(setup) - promisedUnloading(draw, lane, order).at) / 60 / DOCK_STEP);
  return isPatient ? DOCK_STEP * Math.max(0, Math.min(left, wanted)) : 0;
}

/**
 * Lengthens the windows of an order at which another order ends, so that the car of that other order can make it, with its driver as tired as the promise
 * assumes. (ORD-15)
 */
export function waitFor(draw: OrderDraw, { order, lane }: DrawnOrder, to: DrawnOrder): void {
  const { setup } = draw;
  to.isLedTo = true;
  const promised = promisedUnloading(draw, lane, order);
  const at = promised.at + LATER * 60;
  const { dutySince, ...tired } = promised.tired;
  const driver = { ...tired, ...(dutySince === undefined ? {} : { dutySince: dutySince + at }) };
  const trip = beginTrip(at, driver, limitsOf(setup.settings, order.type));
  const { pickWindow, deliverWindow } = to.order;
  const open = { pickWindow: until(pickWindow, OPEN_END), deliverWindow: until(deliverWindow, OPEN_END) };
  const plan = planFromCity(setup, { ...to.order, ...open }, trip, order.destination);
  if (plan.deliveredAt > gameEndsAt(setup)) return;
  to.order = {
    ...to.order,
    pickWindow: until(pickWindow, dockAfter(plan.pickAt)),
    deliverWindow: until(deliverWindow, dockAfter(plan.arrivesAt)),
  };
}

/** The window, open at least until then. */
function until({ from, to }: TimeWindow, end: Minutes): TimeWindow {
  return { from, to: Math.max(to, end) };
}

/** The half-hour at which a window has to end to be open for a car that comes at this moment or somewhat later. */
function dockAfter(moment: GameSeconds): Minutes {
  return Math.ceil((moment / 60 + LATER_STILL) / DOCK_STEP) * DOCK_STEP;
}

/**
 * When the promised car of an order is unloaded if it leaves its base as late as allowed, and how tired its driver is, as if that moment were second
 * 0.
 */
function promisedUnloading({ setup }: OrderDraw, lane: Lane, { type, release, pickWindow }: Order) {
  const reached = release + LEAVES_WITHIN + lane.approach;
  const loads = Math.max(reached, pickWindow.from * 60);
  const { seconds, tired } = haulAfter(setup, type, lane, loads - reached);
  const unloading = carSetting(setup.settings, type, 'unloading_minutes') * 60;
  return { at: loads + loadingSeconds(setup, type) + seconds + unloading, tired };
}

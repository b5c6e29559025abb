import type { GameSetup, Order } from '../state.ts';
import type { CityId, GameSeconds, Minutes, Seconds } from '../units.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import { type DriveTime, driveTime } from './drive-time.ts';
import { limitsOf } from './limits.ts';

/** What a whole plan of a car that stands free in a city comes to. (PLN-11) */
export type StandingPlan = {
  readonly spare: Minutes;
  readonly overdue: boolean;
  readonly deliveredAt: GameSeconds;
};

/** The way of a free car to an order's loading. `seconds`: preparation, a rest before setting out and the drive. (PLN-11) */
export type Approach = {
  readonly seconds: Seconds;
  readonly working: Seconds;
  readonly overdue: boolean;
};

type Rules = Pick<GameSetup, 'settings' | 'world'>;

/** How a driver who has worked so long comes from a city to an order's loading. (PLN-4, PLN-11) */
export function approachTo({ settings, world }: Rules, order: Order, city: CityId, working: Seconds): Approach {
  const limits = limitsOf(settings, order.type);
  const route = routeOf(world, shortestPath(world, city, order.base).cities);
  const tired = driveTime(route, working, limits);
  const drive = tired.restsFirst ? driveTime(route, 0, limits) : tired;
  const rest = tired.restsFirst ? limits.restMinutes * 60 : 0;
  const seconds = settings.preparation_minutes * 60 + rest + drive.seconds;
  return { seconds, working: drive.working, overdue: drive.overdue };
}

/**
 * What `planDelivery` tells of a car that stands free in a city and would carry an order that no car has touched yet: the same numbers
 * without its steps, for who weighs hundreds of cars and orders. (rules §6 "zdąży"; PLN-11)
 */
export function standingPlan(rules: Rules, order: Order, approach: Approach, at: GameSeconds): StandingPlan {
  const { settings } = rules;
  const { pickWindow, deliverWindow } = order;
  const reached = at + approach.seconds;
  const haul = haulOf(rules, order, approach.working);
  const rest = settings.rest_minutes * 60;
  const sleepsAway = pickWindow.from * 60 - reached >= rest;
  const sleepsFirst = reached + rest <= pickWindow.to * 60 && haul.restsFirst;
  const sleeps = approach.working > 0 && (sleepsAway || sleepsFirst);
  const { seconds, overdue } = sleeps ? haulOf(rules, order, 0) : haul;
  const pickAt = Math.max(sleeps ? reached + rest : reached, pickWindow.from * 60);
  const arrivesAt = pickAt + order.loadingMinutes * 60 + seconds;
  const late = arrivesAt > deliverWindow.to * 60;
  const slot = late ? arrivesAt + settings.late_unloading_minutes * 60 : deliverWindow.from * 60;
  return {
    spare: Math.floor(Math.min(pickWindow.to * 60 - pickAt, deliverWindow.to * 60 - arrivesAt) / 60),
    overdue: approach.overdue || overdue,
    deliveredAt: Math.max(arrivesAt, slot) + order.unloadingMinutes * 60,
  };
}

/**
 * A bound before a plan: the last moment at which a car with this approach may be sent so that its plan has `spare` minutes or more
 * left. Past it no plan has; before it one may still not. (PLN-11)
 */
export function lastCall(rules: Rules, order: Order, approach: Approach, spare: Minutes): GameSeconds {
  const soonest = Math.min(haulOf(rules, order, 0).seconds, haulOf(rules, order, approach.working).seconds);
  const pickAt = Math.min(order.pickWindow.to * 60, order.deliverWindow.to * 60 - order.loadingMinutes * 60 - soonest);
  return pickAt - approach.seconds - spare * 60;
}

function haulOf({ settings, world }: Rules, order: Order, working: Seconds): DriveTime {
  return driveTime(routeOf(world, order.path), working, limitsOf(settings, order.type));
}

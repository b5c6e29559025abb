import { assign } from '../cars/assign.ts';
import { withoutCar } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { carAt, carIndex, inState } from '../cars/car.ts';
import { stateAfterStop } from '../cars/take-up-drive.ts';
import { release } from '../cars/release.ts';
import { withCar } from '../cars/with-car.ts';
import { restartLeg, startLeg } from '../drive/leg.ts';
import { divertLeg } from '../drive/reroute.ts';
import { orderAt, pickEndsAt, withOrder } from '../orders/order.ts';
import { hasChange } from '../rules-version.ts';
import { carSetting } from '../settings.ts';
import type { AfterStop, CarState, GameState, Leg, Order } from '../state.ts';
import {
  type CityId,
  type Metres,
  type PlayerId,
  type Seconds,
  minutes,
  type CarPlace,
  type OrderPlace,
} from '../units.ts';
import { withTimer } from '../timers/queue.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { World } from '../world/world.ts';
import { nearestCar } from './nearest-car.ts';

/** REPLACE: the order's car is given up for another; BOOK: the order has no car. */
export type How = 'REPLACE' | 'BOOK';

/**
 * Sends a replacement for the order's car. With cargo aboard the old car waits for it; before loading the old car is taken off the order, and
 * the new one sets out for the loading city. If there is no car to send, the old one goes on. (SIT-9)
 */
export function replaceCar(state: GameState, place: OrderPlace, how: How = 'REPLACE'): GameState {
  const order = orderAt(state, place);
  if (order.player === null) throw new Error(`Order ${order.id} is nobody's`);
  if (how === 'BOOK' || order.car === null) return bookNew(expiringAgain(state, place), place, order, order.player, 0);
  const index = carIndex(state, order.car);
  const car = carAt(state, index);
  if (order.loaded) return sendHelp(state, place, index, order.player);
  const wait = timeOwed(state, car.state);
  const freed = release(withOrder(state, place, withoutCar(order)), index);
  return bookNew(expiringAgain(freed, place), place, withoutCar(order), order.player, wait);
}

/**
 * An order past its expiry has no expiry timer any more: the timer fired while the car was loading, which nothing stops. If that car is taken
 * away, the order has `expiry_minutes` from now until another car loads it. (BKG-5)
 */
function expiringAgain(state: GameState, place: OrderPlace): GameState {
  const { setup, now } = state;
  const expiry = minutes(setup.settings.expiry_minutes);
  const isPast = now >= pickEndsAt(orderAt(state, place)) + expiry;
  if (!isPast || !hasChange(setup, 'EXPIRES_AFTER_REPLACEMENT')) return state;
  return { ...state, timers: withTimer(state.timers, { at: now + expiry, type: 'ORDER_EXPIRES', index: place }) };
}

function bookNew(state: GameState, place: OrderPlace, order: Order, player: PlayerId, wait: Seconds): GameState {
  const { world, settings } = state.setup;
  const found = nearestCar(state, order, player, (city) => routeOf(world, way(world, city, order.base)).length);
  const about = { player, order: order.id };
  if (found === null) return happen(state, { what: 'REPLACEMENT_MISSING', ...about });
  const car = carAt(found.state, found.index);
  const until = state.now + Math.max(wait, minutes(settings.preparation_minutes));
  const { index, city } = found;
  const booked = assign(found.state, { place, index, player, city, until });
  return happen(booked, { what: 'REPLACEMENT_SENT', ...about, car: car.id });
}

function sendHelp(state: GameState, place: OrderPlace, index: CarPlace, player: PlayerId): GameState {
  const order = orderAt(state, place);
  const old = carAt(state, index);
  const then = stateAfterStop(state, old.state);
  if (then === null || isAtSea(then)) return state;
  const { world, settings } = state.setup;
  const wayFrom = (city: CityId): HelpWay => helpWay(world, then, city);
  const found = nearestCar(state, order, player, (city) => wayFrom(city).metres);
  const reload = timeOwed(state, old.state);
  const about = { player, order: order.id };
  if (found === null) return happen(repaired(state, index, then, reload), { what: 'REPLACEMENT_MISSING', ...about });
  const waiting: CarState = { action: 'WAITING_ASSISTANCE', since: state.now, until: null, reload, then };
  const halted = withCar(found.state, index, inState(old, waiting));
  const { route, metres } = wayFrom(found.city);
  const car = carAt(halted, found.index);
  const leg = helpLeg(world, route, metres, carSetting(settings, car.type, 'car_speed'), state.now);
  const sent = withCar(halted, found.index, {
    ...car,
    player,
    shipment: order.id,
    state: { action: 'DRIVING_ASSISTANCE', leg },
  });
  return happen(sent, { what: 'REPLACEMENT_SENT', ...about, car: car.id });
}

/** No car can come: this one is repaired where it stands, and continues after `wait` seconds. */
function repaired(state: GameState, index: CarPlace, then: AfterStop, wait: Seconds): GameState {
  const { now } = state;
  const standing: CarState = { action: 'WAITING_EMERGENCY_STOP', since: now, until: now + wait, then };
  return withCar(state, index, inState(carAt(state, index), standing));
}

/** The seconds that the old car still has to stand: before then the new one is not ready, and the cargo does not go on. */
function timeOwed({ now }: GameState, state: CarState): Seconds {
  if (state.action === 'WAITING_ASSISTANCE') return Math.max(0, state.since + state.reload - now);
  return state.action === 'WAITING_EMERGENCY_STOP' ? Math.max(0, state.until - now) : 0;
}

/** A route to a place where a car is standing, `metres` from its beginning. */
type HelpWay = { readonly route: readonly CityId[]; readonly metres: Metres };

/** The route that help takes: the route from that place to the city, reversed. */
function helpWay(world: World, then: AfterStop, from: CityId): HelpWay {
  if (!('leg' in then)) {
    const route = way(world, from, then.at);
    return { route, metres: routeOf(world, route).length };
  }
  const { route, length, from: here } = divertLeg(world, then.leg, from);
  return { route: [...route].reverse(), metres: length - here };
}

function helpLeg(world: World, route: readonly CityId[], metres: Metres, speed: number, now: number): Leg {
  return restartLeg(world, { ...startLeg(world, route, speed, now), length: metres }, now);
}

function way(world: World, from: CityId, to: CityId): readonly CityId[] {
  return shortestPath(world, from, to).cities;
}

function isAtSea(then: AfterStop): boolean {
  return 'leg' in then && then.leg.sailing !== null;
}

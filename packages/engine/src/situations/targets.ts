import type { CarPlace, OrderPlace } from '../units.ts';
import { carIndex, findCar } from '../cars/car.ts';
import { everBookedBy } from '../orders/booked.ts';
import { isOpen } from '../orders/order.ts';
import type { Car, GameState, Order, Player } from '../state.ts';
import { type CarTarget, type OrderTarget, carTarget, orderTarget } from './fits.ts';

/** What a situation may come to: its place in the list of cars or of orders, and the order that would be struck. */
type Met<Place extends number = number> = { readonly place: Place; readonly order: Order };

/** A car with an order of its player: whether anything can come to it now, `carTarget` says. */
export type Course = Met<CarPlace> & { readonly car: Car };

/** Those that have met least till now first, of equal ones the first in the list: so situations look for whom they come to. (SIT-3) */
export function leastStruckFirst<Target extends Met>(targets: readonly Target[]): readonly Target[] {
  if (targets.length < 2) return targets;
  return [...targets].sort((one, other) => timesStruck(one) - timesStruck(other) || one.place - other.place);
}

function timesStruck({ order: { emergencies, accidents, changes } }: Met): number {
  return emergencies.length + accidents.length + changes.length;
}

/** The player's open orders, each with its place in the list. */
export function openOrdersOf(state: GameState, player: Player): readonly Met<OrderPlace>[] {
  const open: Met<OrderPlace>[] = [];
  for (const place of everBookedBy(state, player)) {
    const order = state.orders[place];
    if (order !== undefined && order.player === player.id && isOpen(order)) open.push({ place, order });
  }
  return open;
}

/** The player's cars with an order, each with its place in the list. */
export function coursesOf(state: GameState, player: Player): readonly Course[] {
  const courses: Course[] = [];
  for (const { order } of openOrdersOf(state, player)) {
    const car = order.car === null ? null : findCar(state, order.car);
    if (car !== null && car.player === player.id) courses.push({ place: carIndex(state, car.id), car, order });
  }
  return courses;
}

/** Cars with an order of the player that something can come to. */
export function busyCars(state: GameState, player: Player): readonly CarTarget[] {
  return coursesOf(state, player).flatMap(({ place, order }) => {
    const target = carTarget(state, place);
    return target !== null && target.order === order ? [target] : [];
  });
}

/** Orders of the player that something can come to. */
export function openOrders(state: GameState, player: Player): readonly OrderTarget[] {
  return openOrdersOf(state, player).flatMap(({ place }) => orderTarget(state, place) ?? []);
}

import type { CarPlace, OrderPlace } from '../units.ts';
import { carIndex, findCar } from '../cars/car.ts';
import { everBookedBy } from '../orders/booked.ts';
import { isOpen } from '../orders/order.ts';
import type { Car, GameState, Order, Player } from '../state.ts';
import { type CarTarget, type OrderTarget, carTarget, orderTarget } from './fits.ts';

/** A possible target: its index in the list of cars or of orders, and the order that would be struck. */
export type PossibleTarget<Place extends number = number> = { readonly place: Place; readonly order: Order };

/** A player's car with an order; `carTarget` tells whether anything can strike it now. */
export type Course = PossibleTarget<CarPlace> & { readonly car: Car };

/** Sorts targets by how often they were struck, least first, then by list index: the sequence in which a situation tries them. (SIT-3) */
export function leastStruckFirst<Target extends PossibleTarget>(targets: readonly Target[]): readonly Target[] {
  if (targets.length < 2) return targets;
  return [...targets].sort((one, other) => timesStruck(one) - timesStruck(other) || one.place - other.place);
}

function timesStruck({ order: { emergencies, accidents, changes } }: PossibleTarget): number {
  return emergencies.length + accidents.length + changes.length;
}

/** Selects the orders in question. */
type IsMeant = (order: Order) => boolean;

const EACH: IsMeant = () => true;

/** The player's open orders, each with its list index. */
export function openOrdersOf(state: GameState, player: Player, isMeant = EACH): readonly PossibleTarget<OrderPlace>[] {
  const open: PossibleTarget<OrderPlace>[] = [];
  for (const place of everBookedBy(state, player)) {
    const order = state.orders[place];
    if (order?.player === player.id && isOpen(order) && isMeant(order)) open.push({ place, order });
  }
  return open;
}

/** The player's cars with an order, each with its list index. */
export function coursesOf(state: GameState, player: Player, isMeant = EACH): readonly Course[] {
  const courses: Course[] = [];
  for (const { order } of openOrdersOf(state, player, isMeant)) {
    const car = order.car === null ? null : findCar(state, order.car);
    if (car !== null && car.player === player.id) courses.push({ place: carIndex(state, car.id), car, order });
  }
  return courses;
}

/** The player's cars with an order that can be struck now. */
export function strikableCars(state: GameState, player: Player, isMeant: IsMeant): readonly CarTarget[] {
  const targets: CarTarget[] = [];
  for (const { place, order } of coursesOf(state, player, isMeant)) {
    const target = carTarget(state, place);
    if (target?.order === order) targets.push(target);
  }
  return targets;
}

/** The player's orders that can be struck now. */
export function changeableOrders(state: GameState, player: Player, isMeant: IsMeant): readonly OrderTarget[] {
  const targets: OrderTarget[] = [];
  for (const { place } of openOrdersOf(state, player, isMeant)) {
    const target = orderTarget(state, place);
    if (target !== null) targets.push(target);
  }
  return targets;
}

import { delivered } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import type { Car, GameState, Order } from '../state.ts';
import type { Delivery } from '../happenings/happening.ts';
import type { Settings } from '../settings.ts';
import { withOrder } from '../orders/order.ts';
import { paidForChanges } from '../orders/surcharge.ts';
import { fullPenalty, orderPay } from '../orders/terms.ts';
import { findPlayer, playerIndex, withPlayer } from '../players/player.ts';
import type { CityId, Grosze, PlayerId, CarPlace } from '../units.ts';
import { carAt, shipmentAt } from './car.ts';
import { idle, leave } from './idle.ts';
import { withCarInListOnly } from './with-car.ts';

/** Unloading is over: the order is delivered and settled, and no longer belongs to the car. (CAR-10) */
export function endUnloading(state: GameState, index: CarPlace, city: CityId): GameState {
  const car = carAt(state, index);
  const { place, order } = shipmentAt(state, car);
  const done = withOrder(state, place, delivered(order, state.now));
  const settled = settle(done, car, order);
  if (car.subcontractor) return leave(settled, index, true);
  const euCourses = car.euCourses + (order.eu ? 1 : 0);
  return idle(withCarInListOnly(settled, index, { ...car, euCourses }), index, city);
}

/** By how many started hours an order was delivered late; 0 if it was in time or was turned back. (PAY-4) */
export function lateHoursOf({ reportedAt, deliverWindow, reversed }: Order): number {
  if (reportedAt === null || reversed) return 0;
  return Math.max(0, Math.ceil((reportedAt - deliverWindow.to * 60) / 3600));
}

/** A quarter of the full penalty for each started hour late, at most all of it; in grosze, rounded half up. (PAY-4) */
export function latePenalty(order: Order): Grosze {
  const full = fullPenalty(order);
  return Math.min(full, Math.floor((full * lateHoursOf(order)) / 4 + 0.5));
}

/** The points lost for being `hours` started hours late, at most `points_late_most`; a positive number. (PTS-5) */
export function latePoints(settings: Settings, hours: number): number {
  return Math.min(settings.points_late_most, hours * settings.points_late_hour);
}

function settle(state: GameState, car: Car, order: Order): GameState {
  const { player, id, reversed: isReturned, noPayment } = order;
  if (player === null) return state;
  const { settings } = state.setup;
  const lateHours = lateHoursOf(order);
  const delivery: Delivery = {
    isReturned,
    pay: noPayment ? null : orderPay(order),
    lateHours,
    penalty: -latePenalty(order),
    points: lateHours === 0 ? settings.points_delivered : -latePoints(settings, lateHours),
    returned: isReturned ? paidForChanges(state.setup, order) : 0,
  };
  const settled = happen(state, { what: 'ORDER_DELIVERED', player, order: id, car: car.id, ...delivery });
  return isReturned ? settled : withDelivery(settled, player);
}

/** Marks the player as one who has delivered an order; the mark is never taken away. */
function withDelivery(state: GameState, id: PlayerId): GameState {
  const player = findPlayer(state, id);
  if (player === null || player.hasDelivered) return state;
  return withPlayer(state, playerIndex(state, id), { ...player, hasDelivered: true });
}

import { expired } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { carIndex } from '../cars/car.ts';
import { release } from '../cars/release.ts';
import type { GameState, Order } from '../state.ts';
import { withTimer } from '../timers/queue.ts';
import { minutes, type OrderPlace } from '../units.ts';
import { isOpen, orderAt, pickEndsAt, withOrder } from '../orders/order.ts';
import { paidForChanges } from '../orders/surcharge.ts';
import { fullPenalty } from '../orders/terms.ts';

/**
 * Timer handler: the pick window is over. An order that nobody has booked ends at no cost; a booked one gets `expiry_minutes` more. If the
 * window has been moved in the meantime, nothing happens yet. (BKG-4)
 */
export function pickWindowEnds(state: GameState, index: OrderPlace): GameState {
  const order = orderAt(state, index);
  if (!isOpen(order) || order.loaded || state.now < pickEndsAt(order)) return state;
  if (order.player === null) return withOrder(state, index, expired(order));
  const at = pickEndsAt(order) + minutes(state.setup.settings.expiry_minutes);
  return { ...state, timers: withTimer(state.timers, { at, type: 'ORDER_EXPIRES', index }) };
}

/**
 * Timer handler: loading of a booked order has not begun `expiry_minutes` after its pick window. It expires with the full penalty and points,
 * and its car is released. (BKG-5)
 */
export function orderExpires(state: GameState, index: OrderPlace): GameState {
  const order = orderAt(state, index);
  if (order.player === null || !isOpen(order) || order.loaded) return state;
  if (state.now < pickEndsAt(order) + minutes(state.setup.settings.expiry_minutes)) return state;
  if (isLoading(state, order)) return state;
  const about = { player: order.player, order: order.id, car: order.car };
  const points = -state.setup.settings.points_expired;
  const released = order.car === null ? state : release(state, carIndex(state, order.car));
  const ended = withOrder(released, index, expired(order));
  const returned = paidForChanges(state.setup, order);
  return happen(ended, { what: 'ORDER_EXPIRED', ...about, penalty: -fullPenalty(order), points, returned });
}

function isLoading(state: GameState, order: Order): boolean {
  return order.car !== null && state.cars[carIndex(state, order.car)]?.state.action === 'LOADING';
}

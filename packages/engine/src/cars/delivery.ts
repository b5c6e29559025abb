import type { Car, GameState, Order } from '../state.ts';
import type { Settings } from '../settings.ts';
import { withEntry } from '../ledger/entry.ts';
import { withFact } from '../ledger/journal.ts';
import { withMessage } from '../messages/message.ts';
import { withOrder } from '../orders/order.ts';
import { fullPenalty, orderPay } from '../orders/terms.ts';
import { findPlayer, playerIndex, withPlayer } from '../players/player.ts';
import type { CityId, Grosze, PlayerId } from '../units.ts';
import { carAt, shipmentIndex } from './car.ts';
import { idle, leave } from './idle.ts';
import { withCarMeanwhile } from './with-car.ts';

/** Unloading is over: the order is delivered and settled, the car is free of it. (rules §7; CAR-10) */
export function endUnloading(state: GameState, index: number, city: CityId): GameState {
  const car = carAt(state, index);
  const place = shipmentIndex(state, car);
  const order = state.orders[place];
  if (order === undefined) return state;
  const delivered = withOrder(state, place, { ...order, delivered: true, deliveredAt: state.now });
  const settled = settle(delivered, car, order);
  if (car.subcontractor) return leave(settled, index, true);
  const euCourses = car.euCourses + (order.eu ? 1 : 0);
  return idle(withCarMeanwhile(settled, index, { ...car, euCourses }), index, city);
}

/** Started hours that an order came late; 0 in time or turned back. (rules §7; PAY-4) */
export function lateHours({ reportedAt, deliverWindow, reversed }: Order): number {
  if (reportedAt === null || reversed) return 0;
  return Math.max(0, Math.ceil((reportedAt - deliverWindow.to * 60) / 3600));
}

/** A quarter of the full penalty for each started hour late, at most all of it; in grosze, rounded half up. (rules §7; PAY-4) */
export function latePenalty(order: Order): Grosze {
  const full = fullPenalty(order);
  return Math.min(full, Math.floor((full * lateHours(order)) / 4 + 0.5));
}

/** Points lost for `hours` started hours late, at most `points_late_most`; a positive number. (rules §11; PTS-5) */
export function latePoints(settings: Settings, hours: number): number {
  return Math.min(settings.points_late_most, hours * settings.points_late_hour);
}

function settle(state: GameState, car: Car, order: Order): GameState {
  if (order.player === null) return state;
  const about = { player: order.player, order: order.id, car: car.id };
  const hours = lateHours(order);
  let game = withFact(state, { ...about, what: 'ORDER_DELIVERED' });
  if (order.reversed) return withMessage(game, { ...about, code: 'ORDER_ENDED' });
  game = withDelivery(game, order.player);
  if (!order.noPayment) game = withEntry(game, { ...about, reason: 'PAY', money: orderPay(order) });
  if (hours === 0) return onTime(game, about);
  game = withEntry(game, { ...about, reason: 'LATE_PENALTY', money: -latePenalty(order) });
  game = withEntry(game, { ...about, reason: 'LATE_DELIVERY', points: -latePoints(state.setup.settings, hours) });
  return withMessage(game, { ...about, code: 'ORDER_DELIVERED_LATE', amount: hours });
}

/** The player is one who has delivered, from the first time on. */
function withDelivery(state: GameState, id: PlayerId): GameState {
  const player = findPlayer(state, id);
  if (player === null || player.hasDelivered) return state;
  return withPlayer(state, playerIndex(state, id), { ...player, hasDelivered: true });
}

function onTime(state: GameState, about: { player: string; order: string; car: string }): GameState {
  const points = state.setup.settings.points_delivered;
  return withMessage(withEntry(state, { ...about, reason: 'DELIVERED_ON_TIME', points }), {
    ...about,
    code: 'ORDER_DELIVERED_ON_TIME',
  });
}

import { happen } from '../happenings/happen.ts';
import type { GameState, InCity } from '../state.ts';
import { pickEndsAt, withOrder } from '../orders/order.ts';
import { isWaitingForAnswers } from '../orders/open-situations.ts';
import { isStoppedBySituation } from '../cars/is-stopped-by-situation.ts';
import { standAndWait } from '../cars/stop-by-situation.ts';
import { strikeLate } from '../situations/strike.ts';
import { type CityId, minutes, type CarPlace } from '../units.ts';
import { carAt, inState, shipmentAt } from '../cars/car.ts';
import { beginLoading } from '../cars/loading.ts';
import { withCar } from '../cars/with-car.ts';

/**
 * A car is ready to load: before the window it waits, within the window loading begins, after it the situation PICKUP_OVER_TIME strikes. (CAR-5,
 * CAR-6)
 */
export function reportForLoading(state: GameState, index: CarPlace, city: CityId): GameState {
  const car = carAt(state, index);
  const { order } = shipmentAt(state, car);
  const opens = order.pickWindow.from * 60;
  const waiting: InCity = { action: 'WAITING_FOR_LOADING', at: city, until: opens };
  if (state.now < opens) return withCar(state, index, inState(car, waiting));
  if (isWaitingForAnswers(order)) return standAndWait(state, index, waiting);
  if (state.now <= pickEndsAt(order)) return beginLoading(state, index, city, true);
  const struck = strikeLate(state, index);
  return isStoppedBySituation(struck, carAt(struck, index)) ? standAndWait(struck, index, waiting) : struck;
}

/**
 * A car reports at the place of unloading. Lateness is measured at its first report; if in time it waits for the window
 * and unloads, if late it first waits for a new slot. Cargo that was turned back is unloaded at once. (CAR-8, CAR-9)
 */
export function reportForUnloading(state: GameState, index: CarPlace, city: CityId): GameState {
  const { place, order } = shipmentAt(state, carAt(state, index));
  const reportedAt = order.reportedAt ?? state.now;
  const game = withOrder(state, place, { ...order, reportedAt });
  if (order.reversed) return beginUnloading(game, index, city);
  const opens = order.deliverWindow.from * 60;
  const waiting: InCity = { action: 'WAITING_FOR_UNLOADING', at: city, until: opens };
  if (state.now < opens) return withCar(game, index, inState(carAt(game, index), waiting));
  if (isWaitingForAnswers(order)) return standAndWait(game, index, waiting);
  if (reportedAt > order.deliverWindow.to * 60) return waitForSlot(game, index, city);
  return beginUnloading(game, index, city);
}

/** Begins unloading, in the window or of cargo that was brought back. (CAR-8) */
function beginUnloading(state: GameState, index: CarPlace, city: CityId): GameState {
  return unload(state, index, city, 'UNLOADING');
}

/** Begins unloading in the slot given after a late arrival. (CAR-9) */
export function beginLateUnloading(state: GameState, index: CarPlace, city: CityId): GameState {
  return unload(state, index, city, 'LATE_UNLOADING');
}

function unload(state: GameState, index: CarPlace, city: CityId, action: 'UNLOADING' | 'LATE_UNLOADING'): GameState {
  const car = carAt(state, index);
  const { order } = shipmentAt(state, car);
  const until = state.now + minutes(order.unloadingMinutes);
  return withCar(state, index, inState(car, { action, at: city, until }));
}

function waitForSlot(state: GameState, index: CarPlace, city: CityId): GameState {
  const car = carAt(state, index);
  const wait = state.setup.settings.late_unloading_minutes;
  const until = state.now + minutes(wait);
  const about = { player: car.player, order: car.shipment, car: car.id };
  const told = happen(state, { what: 'SLOT_AWAITED', ...about, minutes: wait });
  return withCar(told, index, inState(car, { action: 'LATE_WAITING_FOR_UNLOADING', at: city, until }));
}

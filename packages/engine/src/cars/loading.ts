import { loaded } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import type { GameState } from '../state.ts';
import { hasOpen } from '../orders/open-situations.ts';
import { unloadCity, withOrder } from '../orders/order.ts';
import { hasChange } from '../rules-version.ts';
import { type CityId, minutes, type CarPlace } from '../units.ts';
import { carAt, carLeg, inState, shipmentAt } from './car.ts';
import { setOut } from './drive.ts';
import { withoutRestChosen } from './rest-chosen.ts';
import { takeUpDrive } from './take-up-drive.ts';
import { withCar, withCarInListOnly } from './with-car.ts';

/** Loading begins in the order's city. `onTime`: by the end of the pick window. (CAR-6) */
export function beginLoading(state: GameState, index: CarPlace, city: CityId, onTime: boolean): GameState {
  const { place, order } = shipmentAt(state, carAt(state, index));
  const until = state.now + minutes(order.loadingMinutes);
  const begun = withOrder(state, place, { ...order, loadedOnTime: onTime });
  return withCar(begun, index, inState(carAt(state, index), { action: 'LOADING', at: city, until }));
}

/**
 * Loading is over: the cargo is aboard and the car leaves for the place of unloading, by way of the parking that was chosen, if any. (CAR-7, PTS-3,
 * SLP-8)
 */
export function endLoading(state: GameState, index: CarPlace, city: CityId): GameState {
  const car = carAt(state, index);
  const { place, order } = shipmentAt(state, car);
  const points = order.loadedOnTime ? state.setup.settings.points_loaded : null;
  const about = { player: car.player, order: order.id, car: car.id };
  const stands = hasChange(state.setup, 'LOADED_CAR_STANDS') && hasOpen(order, 'emergencies');
  const aboard = withOrder(state, place, loaded(order));
  const game = happen(aboard, { what: 'ORDER_LOADED', ...about, points, stands });
  const laden = withCarInListOnly(game, index, { ...withoutRestChosen(car), shipmentLoaded: true });
  const gone = setOut(laden, index, 'DRIVING_WITH_SHIPMENT', city, unloadCity(order));
  const leg = carLeg(carAt(gone, index));
  if (car.restsNext === undefined || leg === null) return gone;
  return takeUpDrive(gone, index, { action: 'DRIVING_WITH_SHIPMENT', leg, parking: car.restsNext });
}

import { unloadCity } from '../orders/order.ts';
import { hasChange } from '../rules-version.ts';
import type { Car, GameState } from '../state.ts';
import type { ParkingId } from '../units.ts';
import type { Route } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import { shipmentOf } from './car.ts';

/**
 * The route of the drive on which a car will set out by itself once the current loading, or the one it is waiting for, is over. Null if nothing is to be
 * loaded, or if the game's version of the rules does not allow choosing a parking on that drive yet. (SLP-8)
 */
export function wayAfterLoading(state: GameState, car: Car): Route | null {
  const { state: doing } = car;
  if (doing.action !== 'LOADING' && doing.action !== 'WAITING_FOR_LOADING') return null;
  const order = shipmentOf(state, car);
  if (order === null || !hasChange(state.setup, 'REST_CHOSEN_AT_DOCK')) return null;
  const { world } = state.setup;
  return routeOf(world, shortestPath(world, doing.at, unloadCity(order)).cities);
}

/**
 * Whether a parking lies on the drive that follows a car's loading. The place of loading itself counts only once loading has begun: before that, the driver can sleep
 * there at once. (SLP-8)
 */
export function liesAfterLoading(state: GameState, car: Car, parking: ParkingId): boolean {
  const way = wayAfterLoading(state, car);
  const stop = way?.parkings.find((one) => one.parking.id === parking);
  return stop !== undefined && (stop.metres > 0 || car.state.action === 'LOADING');
}

/** The car without the parking that was chosen for after a loading. (SLP-8) */
export function withoutRestChosen(car: Car): Car {
  if (car.restsNext === undefined) return car;
  const { restsNext: _dropped, ...other } = car;
  return other;
}

/** The parking to which a car is driving, or will drive once it has loaded; null if none is chosen. (SLP-4, SLP-8) */
export function restGoalOf({ state, restsNext }: Car): ParkingId | null {
  return state.action === 'DRIVING_TO_SLEEP' ? state.parking : (restsNext ?? null);
}

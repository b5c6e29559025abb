import { stretchEndsAt } from '../drive/leg.ts';
import { secondsFor } from '../drive/speed.ts';
import { hasChange } from '../rules-version.ts';
import { carSetting } from '../settings.ts';
import type { Car, GameState } from '../state.ts';
import { type GameSeconds, minutes } from '../units.ts';
import { shipmentOf } from './car.ts';
import { wayAfterLoading } from './rest-chosen.ts';

/**
 * Whether, as far as is known now, a driver's rest begins before a limit without any further action of the player: a parking is chosen and will be
 * reached by then, or the driver waits in a city for as long as a rest takes. The player is then not warned. (WRK-3, DAY-3)
 */
export function restsInTime(state: GameState, car: Car, limit: GameSeconds): boolean {
  if (!hasChange(state.setup, 'WARNED_OF_MISSING_REST')) return false;
  const begins = restBeginsAt(state, car);
  return begins !== null && begins <= limit;
}

/** When the driver's rest begins at the earliest without a further choice; null if none is coming. */
function restBeginsAt(state: GameState, car: Car): GameSeconds | null {
  const { state: doing, idleSince } = car;
  if (doing.action === 'DRIVING_TO_SLEEP') return stretchEndsAt(doing.leg);
  const isWaiting = doing.action === 'WAITING_FOR_LOADING' || doing.action === 'WAITING_FOR_UNLOADING';
  const rest = minutes(state.setup.settings.rest_minutes);
  if (isWaiting && idleSince !== undefined && doing.until - idleSince >= rest) return idleSince;
  return car.restsNext === undefined ? null : restAfterLoadingAt(state, car);
}

/** When the driver reaches the parking that was chosen for after the loading, if he drives there without a break. (SLP-8) */
function restAfterLoadingAt(state: GameState, car: Car): GameSeconds | null {
  const { state: doing, restsNext } = car;
  const [way, order] = [wayAfterLoading(state, car), shipmentOf(state, car)];
  const stop = way?.parkings.find(({ parking }) => parking.id === restsNext);
  if (stop === undefined || order === null || !('until' in doing) || doing.until === null) return null;
  const loads = doing.action === 'LOADING' ? 0 : minutes(order.loadingMinutes);
  return doing.until + loads + secondsFor(stop.metres, carSetting(state.setup.settings, car.type, 'car_speed'));
}

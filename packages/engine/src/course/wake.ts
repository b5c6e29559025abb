import { carAt, shipmentOf } from '../cars/car.ts';
import { needsGuarding } from '../cars/sleep.ts';
import { stopIfStruck } from '../cars/stop-by-situation.ts';
import { drawTheft } from '../cars/theft.ts';
import { withCarInListOnly } from '../cars/with-car.ts';
import { rested } from '../cars/work.ts';
import { happen } from '../happenings/happen.ts';
import { hasChange } from '../rules-version.ts';
import { isSpared } from '../situations/spared.ts';
import { strikeTheft } from '../situations/strike.ts';
import type { Car, GameState } from '../state.ts';
import { minutes, type CarPlace } from '../units.ts';
import { findParking } from '../world/lookup.ts';
import { resume } from './resume.ts';

/**
 * The driver wakes, rested or because he was called: a full rest resets the work time to 0, a shorter one counts for nothing. Thieves may
 * have come. The car continues with what it was doing, but stands while a critical situation of its order is open. A car that is not
 * asleep stays as it is. (SLP-2, SLP-3, SLP-6, SIT-7, SIT-24)
 */
export function wake(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (car.state.action !== 'SLEEPING' && car.state.action !== 'SLEEPING_GUARDED') return state;
  const { parking, since, then } = car.state;
  const slept = state.now - since;
  const order = shipmentOf(state, car);
  const hasRested = slept >= minutes(state.setup.settings.rest_minutes);
  const isSafe = order !== null && isSpared(state, order);
  const { state: drawn, stolen } = isSafe ? { state, stolen: false } : drawTheft(state, index, parking, slept);
  const robbed = stolen ? strikeTheft(drawn, index) : drawn;
  const awake = hasRested ? afterRest(robbed, index) : robbed;
  const resumed = resume(awake, index, then);
  return hasChange(state.setup, 'WOKEN_CAR_STANDS') ? stopIfStruck(resumed, index) : resumed;
}

function afterRest(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  const game = withCarInListOnly(state, index, rested(car));
  if (car.player === null) return game;
  const about = { player: car.player, car: car.id, order: car.shipment };
  const points = earnsPoints(state, car) ? state.setup.settings.points_guarded : null;
  return happen(game, { what: 'DRIVER_RESTED', ...about, points });
}

function earnsPoints({ setup }: GameState, car: Car): boolean {
  if (!needsGuarding(car) || !('parking' in car.state)) return false;
  return findParking(setup.world, car.state.parking)?.guarded === true;
}

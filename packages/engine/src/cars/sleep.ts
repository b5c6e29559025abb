import { happen } from '../happenings/happen.ts';
import type { Car, Driving, GameSetup, GameState, InCity } from '../state.ts';
import type { Settings } from '../settings.ts';
import { type Grosze, grosze, minutes, type CarPlace } from '../units.ts';
import type { Parking } from '../world/world.ts';
import { carAt, inState } from './car.ts';
import { isAllIn } from './charge.ts';
import { withCar } from './with-car.ts';

/** The price of one night at a parking, in grosze. (SLP-1) */
export function parkingPrice(settings: Settings, { guarded, abroad }: Parking): Grosze {
  if (guarded) return grosze(abroad ? settings.parking_guarded_abroad : settings.parking_guarded_home);
  return grosze(abroad ? settings.parking_unguarded_abroad : settings.parking_unguarded_home);
}

/** What a night costs the player who sends the car: nothing where the subcontractor bears it. (SLP-1) */
export function nightCost(
  setup: Pick<GameSetup, 'settings' | 'rulesVersion'>,
  car: Pick<Car, 'subcontractor'>,
  parking: Parking,
): Grosze {
  return isAllIn(setup, car) ? 0 : parkingPrice(setup.settings, parking);
}

/** The driver falls asleep at a parking: its price is paid and the rest begins; on waking he continues with `then`. (SLP-1) */
export function fallAsleep(state: GameState, index: CarPlace, parking: Parking, then: Driving | InCity): GameState {
  const car = carAt(state, index);
  const { settings } = state.setup;
  const price = nightCost(state.setup, car, parking);
  const about = { car: car.id, order: car.shipment };
  const paid =
    car.player === null || price === 0
      ? state
      : happen(state, { what: 'PARKING_PAID', player: car.player, ...about, money: -price });
  const until = state.now + minutes(settings.rest_minutes);
  const action = parking.guarded ? 'SLEEPING_GUARDED' : 'SLEEPING';
  return withCar(paid, index, inState(car, { action, parking: parking.id, since: state.now, until, then }));
}

/** The types whose cargo is worth guarding: resting with it at a guarded parking earns points. (PTS-7) */
const GUARDED_CARGO: readonly Car['type'][] = ['ADR', 'ATP'];

/** Whether a car has cargo aboard with which the driver should sleep at a guarded parking. (PTS-7) */
export function needsGuarding({ shipmentLoaded, type }: Pick<Car, 'shipmentLoaded' | 'type'>): boolean {
  return shipmentLoaded && GUARDED_CARGO.includes(type);
}

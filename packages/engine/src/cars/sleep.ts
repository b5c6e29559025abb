import { happen } from '../happenings/happen.ts';
import type { Car, Driving, GameState, InCity } from '../state.ts';
import type { Settings } from '../settings.ts';
import { strikeTheft } from '../situations/strike.ts';
import { type Grosze, grosze, minutes } from '../units.ts';
import { findParking } from '../world/lookup.ts';
import type { Parking } from '../world/world.ts';
import { carAt, inState } from './car.ts';
import { resume } from './resume.ts';
import { drawTheft } from './theft.ts';
import { withCar, withCarMeanwhile } from './with-car.ts';
import { rested } from './work.ts';

/** Cargo worth guarding: a guarded rest with it earns points. (rules §11; PTS-7) */
const GUARDED_CARGO: readonly Car['type'][] = ['ADR', 'ATP'];

/** Price of one night at a parking, in grosze. (domain rules §7; SLP-1) */
export function parkingPrice(settings: Settings, { guarded, abroad }: Parking): Grosze {
  if (guarded) return grosze(abroad ? settings.parking_guarded_abroad : settings.parking_guarded_home);
  return grosze(abroad ? settings.parking_unguarded_abroad : settings.parking_unguarded_home);
}

/** The driver falls asleep at a parking: its price is paid, the rest begins; `then` is taken up on waking. (rules §7, §8; SLP-1) */
export function fallAsleep(state: GameState, index: number, parking: Parking, then: Driving | InCity): GameState {
  const car = carAt(state, index);
  const { settings } = state.setup;
  const price = parkingPrice(settings, parking);
  const about = { car: car.id, order: car.shipment };
  const paid =
    car.player === null || price === 0
      ? state
      : happen(state, { what: 'PARKING_PAID', player: car.player, ...about, money: -price });
  const until = state.now + minutes(settings.rest_minutes);
  const action = parking.guarded ? 'SLEEPING_GUARDED' : 'SLEEPING';
  return withCar(paid, index, inState(car, { action, parking: parking.id, since: state.now, until, then }));
}

/**
 * The driver wakes, rested or called: a full rest sets work time to 0, a shorter one counts for nothing; thieves may have come;
 * the car takes up what it was doing. A car that is not asleep stays as it is. (rules §8; SLP-2, SLP-3, SLP-6)
 */
export function wake(state: GameState, index: number): GameState {
  const car = carAt(state, index);
  if (car.state.action !== 'SLEEPING' && car.state.action !== 'SLEEPING_GUARDED') return state;
  const { parking, since, then } = car.state;
  const slept = state.now - since;
  const hasRested = slept >= minutes(state.setup.settings.rest_minutes);
  const { state: drawn, stolen } = drawTheft(state, index, parking, slept);
  const robbed = stolen ? strikeTheft(drawn, index) : drawn;
  const awake = hasRested ? afterRest(robbed, index) : robbed;
  return resume(awake, index, then);
}

function afterRest(state: GameState, index: number): GameState {
  const car = carAt(state, index);
  const game = withCarMeanwhile(state, index, rested(car));
  if (car.player === null) return game;
  const about = { player: car.player, car: car.id, order: car.shipment };
  const points = earnsPoints(state, car) ? state.setup.settings.points_guarded : null;
  return happen(game, { what: 'DRIVER_RESTED', ...about, points });
}

function earnsPoints({ setup }: GameState, car: Car): boolean {
  if (!car.shipmentLoaded || !GUARDED_CARGO.includes(car.type) || !('parking' in car.state)) return false;
  return findParking(setup.world, car.state.parking)?.guarded === true;
}

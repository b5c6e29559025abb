import { endAtNextCity, nextCityAhead } from '../drive/reroute.ts';
import type { AfterStop, Car, CarState, GameState } from '../state.ts';
import { minutes, type CarPlace } from '../units.ts';
import { carAt, inState } from './car.ts';
import { closeLeg } from './close-leg.ts';
import { restartLegNow } from './drive.ts';
import { idle, leave } from './idle.ts';
import { stateToResume } from './kinds.ts';
import { metresToParking } from './parking.ts';
import { withoutRestChosen } from './rest-chosen.ts';
import { takeUpDrive } from './take-up-drive.ts';
import { withCar } from './with-car.ts';

/**
 * Takes a car off its order, with or without cargo. In a city it is idle at once; on the road it drives on empty to the next city on its way;
 * a sleeping driver sleeps on. A subcontractor that has set out leaves at once. The order does not change. (CAR-12)
 */
export function release(state: GameState, index: CarPlace): GameState {
  const { subcontractor, state: doing } = carAt(state, index);
  if (subcontractor && stateToResume(doing)?.action !== 'FREE_BOOKED')
    return leave(closeLeg(state, index), index, false);
  const game = closeLeg(state, index);
  const car = { ...withoutRestChosen(carAt(game, index)), shipment: null, shipmentLoaded: false };
  const bare = withCarUntimed(game, index, car);
  if ('at' in car.state) return idle(bare, index, car.state.at);
  if (car.state.action === 'DRIVING_TO_SLEEP') return toSleepEmpty(bare, index, car);
  if ('leg' in car.state) return goEmpty(bare, index, emptied(bare, car.state));
  const then = emptied(bare, car.state.then);
  const standing = whileStanding(bare, car.state, then);
  return standing === null ? goEmpty(bare, index, then) : withCar(bare, index, inState(car, standing));
}

/**
 * The next state of a standing car that has lost its order: a car that sleeps, has to stand still, or was stopped on the road by its player
 * keeps its state; one that was waiting for help is towed home. Null if it drives on.
 */
function whileStanding({ now, setup }: GameState, state: CarState, then: AfterStop): CarState | null {
  const tow = minutes(setup.settings.tow_minutes);
  if (state.action === 'STOPPED_BY_PLAYER') return 'leg' in then ? { ...state, then } : null;
  if (state.action === 'WAITING_ASSISTANCE') return { ...state, until: now + tow, then };
  if (state.action === 'WAITING_EMERGENCY_STOP') return state.until > now ? { ...state, then } : null;
  const stays =
    state.action === 'SLEEPING' || state.action === 'SLEEPING_GUARDED' || state.action === 'WAITING_ACCIDENT_STOP';
  return stays ? { ...state, then } : null;
}

function withCarUntimed(state: GameState, index: CarPlace, car: Car): GameState {
  const cars = state.cars.slice();
  cars[index] = car;
  return { ...state, cars };
}

/** What an car without its cargo does next: it is AVAILABLE in its city, or drives on empty to the next one. */
function emptied({ setup }: GameState, then: AfterStop): AfterStop {
  if (!('leg' in then)) return { action: 'AVAILABLE', at: then.at };
  const leg = endAtNextCity(setup.world, then.leg);
  const isThere = leg.sailing === null && leg.from >= leg.length && leg.extra <= 0;
  if (isThere) return { action: 'AVAILABLE', at: nextCityAhead(setup.world, then.leg) };
  return { ...then, action: 'DRIVING_EMPTY', leg };
}

function goEmpty(state: GameState, index: CarPlace, then: AfterStop): GameState {
  return 'leg' in then ? takeUpDrive(state, index, { ...then, action: 'DRIVING_EMPTY' }) : idle(state, index, then.at);
}

function toSleepEmpty(state: GameState, index: CarPlace, car: Car): GameState {
  if (car.state.action !== 'DRIVING_TO_SLEEP') return state;
  const { leg, parking, then: doing } = car.state;
  const then = emptied(state, { action: doing, leg });
  if (!('leg' in then)) return goEmpty(state, index, then);
  const place = metresToParking(state, inState(car, then), parking);
  if (place === null) return goEmpty(state, index, then);
  const onward = restartLegNow(state, then.leg, place);
  return withCar(
    state,
    index,
    inState(car, { action: 'DRIVING_TO_SLEEP', leg: onward, parking, then: 'DRIVING_EMPTY' }),
  );
}

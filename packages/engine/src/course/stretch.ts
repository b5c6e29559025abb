import type { CarPlace } from '../units.ts';
import { happen } from '../happenings/happen.ts';
import { boardFerry, isRest, landFromFerry, portAt } from '../drive/leg.ts';
import type { Car, Driving, GameState, Leg } from '../state.ts';
import type { Port } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import { isStoppedBySituation } from '../cars/is-stopped-by-situation.ts';
import { strikeAtPort } from '../situations/strike.ts';
import { findParking } from '../world/lookup.ts';
import { carAt } from '../cars/car.ts';
import { isAllIn } from '../cars/charge.ts';
import { arrive } from './arrive.ts';
import { withLeg } from '../cars/doing.ts';
import { restartLegNow, stopCarOnLeg } from '../cars/drive.ts';
import { stopMetres } from '../cars/parking.ts';
import { fallAsleep } from '../cars/sleep.ts';
import { withCar, withCarInListOnly } from '../cars/with-car.ts';
import { rested } from '../cars/work.ts';

/** The stretch or the sailing of a driving car is over: it lands, boards, falls asleep at its parking, or has arrived. (DRV-3) */
export function endStretch(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (!('leg' in car.state)) return state;
  if (car.state.leg.sailing !== null) return land(state, index, car, car.state.leg);
  const { car: still, leg } = stopCarOnLeg(state, car, car.state.leg);
  if (still.state.action === 'DRIVING_TO_SLEEP' && stopMetres(state, still.state) <= leg.from) {
    return sleepHere(state, index, still, leg);
  }
  const port = portAt(state.setup.world, leg, leg.from);
  if (port !== null) return embark(withCar(state, index, withLeg(still, leg)), index, port);
  return arrive(withCarInListOnly(state, index, withLeg(still, leg)), index);
}

function sleepHere(state: GameState, index: CarPlace, car: Car, leg: Leg): GameState {
  if (car.state.action !== 'DRIVING_TO_SLEEP') return state;
  const parking = findParking(state.setup.world, car.state.parking);
  if (parking === undefined) return state;
  const then: Driving = { action: car.state.then, leg };
  return fallAsleep(withCarInListOnly(state, index, withLeg(car, leg)), index, parking, then);
}

/** A car at the quay: a ferry situation may strike first, and has to be answered ashore. (SIT-3) */
function embark(state: GameState, index: CarPlace, port: Port): GameState {
  const game = strikeAtPort(state, index);
  const car = carAt(game, index);
  return isStoppedBySituation(game, car) || !('leg' in car.state) ? game : board(game, index, car, car.state.leg, port);
}

function board(state: GameState, index: CarPlace, car: Car, leg: Leg, port: Port): GameState {
  const sailing = withCar(state, index, withLeg(car, boardFerry(leg, port, state.now)));
  if (car.player === null) return sailing;
  const about = { player: car.player, car: car.id, order: car.shipment };
  return happen(sailing, { what: 'FERRY_BOARDED', ...about, money: -port.fare, isInHire: isAllIn(state.setup, car) });
}

/** The car goes ashore. A leg that turned round at sea lands at the port where the way back begins with a ferry. (LEG-5, LEG-7) */
function land(state: GameState, index: CarPlace, car: Car, leg: Leg): GameState {
  const { world, settings } = state.setup;
  const port = routeOf(world, leg.route).ports.find(({ from, to }) => to === leg.until || from === leg.until);
  const fresh = port !== undefined && isRest(port, settings.rest_minutes) ? rested(car) : car;
  const ashore = landFromFerry(leg, state.now);
  const stop = car.state.action === 'DRIVING_TO_SLEEP' ? stopMetres(state, { ...car.state, leg: ashore }) : undefined;
  const landed = withCar(state, index, withLeg(fresh, restartLegNow(state, ashore, stop)));
  if (car.player === null) return landed;
  return happen(landed, { what: 'FERRY_LEFT', player: car.player, car: car.id, order: car.shipment });
}

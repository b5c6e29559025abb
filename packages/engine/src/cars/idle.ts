import { happen } from '../happenings/happen.ts';
import type { Car, GameState } from '../state.ts';
import { carSetting } from '../settings.ts';
import { type CityId, grosze, type CarPlace } from '../units.ts';
import { carAt } from './car.ts';
import { subcontractorCost } from './charge.ts';
import { withoutRestChosen } from './rest-chosen.ts';
import { withCar } from './with-car.ts';

/** A car that has finished its work in a city becomes FREE for everybody at its base, elsewhere AVAILABLE to its player. (CAR-3) */
export function idle(state: GameState, index: CarPlace, city: CityId): GameState {
  const car = carAt(state, index);
  const emptied: Car = { ...withoutRestChosen(car), shipment: null, shipmentLoaded: false };
  if (!car.subcontractor && city === car.base) {
    return withCar(state, index, { ...emptied, player: null, state: { action: 'FREE', at: city } });
  }
  return withCar(state, index, { ...emptied, state: { action: 'AVAILABLE', at: city } });
}

/** A subcontractor leaves the game: it is paid for its kilometres, at least `price_minimum` if it delivered. (PAY-3, CAR-12) */
export function leave(state: GameState, index: CarPlace, delivered: boolean): GameState {
  const car = carAt(state, index);
  const left = removed(payOff(state, car, delivered), index);
  if (car.player === null) return left;
  return happen(left, { what: 'SUBCONTRACTOR_LEFT', player: car.player, car: car.id, order: car.shipment });
}

/** Marks a car as gone: lost, or left. It keeps its place in the list. (CAR-13) */
export function removed(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  return withCar(state, index, {
    ...withoutRestChosen(car),
    gone: true,
    player: null,
    shipment: null,
    shipmentLoaded: false,
    home: 0,
    abroad: 0,
    state: { action: 'FREE', at: car.base },
  });
}

/** Pays for a subcontractor's kilometres so far; no entry if it drove nothing. (PAY-3) */
export function payOff(state: GameState, car: Car, delivered: boolean): GameState {
  const { settings } = state.setup;
  const minimum = delivered ? grosze(carSetting(settings, car.type, 'price_minimum')) : 0;
  const cost = Math.max(minimum, subcontractorCost(settings, car, car));
  if (cost === 0 || car.player === null) return state;
  const { player, id, shipment: order } = car;
  return happen(state, { what: 'SUBCONTRACTOR_PAID', player, car: id, order, money: -cost });
}

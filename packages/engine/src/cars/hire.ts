import { happen } from '../happenings/happen.ts';
import { luckBelow, seatOf } from '../luck.ts';
import { hasChange } from '../rules-version.ts';
import type { CarOffer, GameState } from '../state.ts';
import type { CarId, PlayerId } from '../units.ts';
import { carIndex } from './car.ts';
import { carNumberId, subcontractorCar } from './new-car.ts';

/** A player hires a subcontractor: a clone of the offer with a random driver, AVAILABLE at its base, last in the list. (CAR-12) */
export function hire(state: GameState, offer: CarOffer, player: PlayerId): GameState {
  const id = nextId(state, offer, player);
  const [driver, drawn] = luckBelow(state, { player, purpose: 'DRIVER', about: [id] }, 10);
  const { type, base } = offer;
  const car = subcontractorCar({ id, type, base, driver: driver + 1 }, player);
  const added: GameState = { ...drawn, cars: drawn.cars.concat([car]) };
  return happen(added, { what: 'CAR_HIRED', player, car: car.id, city: base });
}

/**
 * The id of the next hired car, counted for each player and type: ST-3-02 is the second ST that seat 3 hired. Under earlier rules a single
 * count over all players continued that of the fleet. The id of a car that is gone is never reused. (CAR-12, LOG-6)
 */
function nextId(state: GameState, { type }: CarOffer, player: PlayerId): CarId {
  if (!hasChange(state.setup, 'LUCK_IS_KEYED')) {
    return carNumberId(type, state.cars.filter((car) => car.type === type).length + 1);
  }
  const seat = seatOf(state, player);
  let number = 1;
  while (carIndex(state, hiredId(type, seat, number)) !== -1) number += 1;
  return hiredId(type, seat, number);
}

function hiredId(type: CarOffer['type'], seat: string, number: number): CarId {
  return `${type}-${seat}-${String(number).padStart(2, '0')}`;
}

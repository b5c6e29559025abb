import { withFact } from '../ledger/journal.ts';
import { below } from '../random.ts';
import type { CarOffer, GameState } from '../state.ts';
import type { CarId, PlayerId } from '../units.ts';
import { subcontractorCar } from './new-car.ts';
import { carNumberId } from './opening-fleet.ts';

/** A player takes a subcontractor on: a clone of the offer with a random driver, AVAILABLE at its base, last in the list. (rules §5; CAR-12) */
export function hire(state: GameState, offer: CarOffer, player: PlayerId): GameState {
  const [driver, random] = below(state.random, 10);
  const { type, base } = offer;
  const car = subcontractorCar({ id: nextId(state, offer), type, base, driver: driver + 1 }, player);
  const added: GameState = { ...state, random, cars: state.cars.concat([car]) };
  return withFact(added, { player, what: 'AVAILABLE', car: car.id, city: base });
}

/** Ids go on where the fleet's end: ST-07 after ST-06; cars that are gone keep theirs. */
function nextId({ cars }: GameState, { type }: CarOffer): CarId {
  const taken = cars.filter((car) => car.type === type).length;
  return carNumberId(type, taken + 1);
}

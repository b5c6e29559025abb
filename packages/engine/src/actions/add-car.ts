import { subcontractorCar } from '../cars/new-car.ts';
import { mayHire } from '../cars/held.ts';
import { carNumberId } from '../cars/opening-fleet.ts';
import { withFact } from '../ledger/journal.ts';
import { below } from '../random.ts';
import type { CarOffer, GameState } from '../state.ts';
import type { CarId } from '../units.ts';
import { refuseToPlay } from './guards.ts';
import type { ActionRule } from './rule.ts';

/** A player takes a subcontractor from the offers: a clone with a random driver, AVAILABLE at the offer's base. (rules §5; CAR-12) */
export const addCar: ActionRule<'ADD_CAR'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { car: id }, actor) {
    const refusal = refuseToPlay(state, actor);
    if (refusal !== null) return refusal;
    if (offerOf(state, id) === undefined) return 'CAR_NOT_OFFERED';
    return mayHire(state, actor.player) ? null : 'SUBCONTRACTOR_LIMIT';
  },
  apply(state, { car: id }, { player }) {
    const offer = offerOf(state, id);
    if (offer === undefined) return state;
    const [driver, random] = below(state.random, 10);
    const { type, base } = offer;
    const car = subcontractorCar({ id: nextId(state, offer), type, base, driver: driver + 1 }, player);
    const added: GameState = {
      ...state,
      random,
      cars: [...state.cars, car],
      carIndex: { ...state.carIndex, [car.id]: state.cars.length },
    };
    return withFact(added, { player, what: 'AVAILABLE', car: car.id, city: base });
  },
};

function offerOf(state: GameState, id: CarId): CarOffer | undefined {
  return state.offers.find((offer) => offer.id === id);
}

/** Ids go on where the fleet's end: ST-07 after ST-06; cars that are gone keep theirs. */
function nextId({ cars }: GameState, { type }: CarOffer): CarId {
  const taken = cars.filter((car) => car.type === type).length;
  return carNumberId(type, taken + 1);
}

import { mayHire } from '../cars/held.ts';
import { hire } from '../cars/hire.ts';
import type { CarOffer, GameState } from '../state.ts';
import type { CarId } from '../units.ts';
import { refuseToPlay } from './guards.ts';
import type { ActionRule } from './rule.ts';

/** A player takes a subcontractor from the offers. (rules §5; CAR-12) */
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
    return offer === undefined ? state : hire(state, offer, player);
  },
};

function offerOf(state: GameState, id: CarId): CarOffer | undefined {
  return state.offers.find((offer) => offer.id === id);
}

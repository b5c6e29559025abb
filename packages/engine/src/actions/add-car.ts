import { hire } from '../cars/hire.ts';
import type { CarOffer, GameState } from '../state.ts';
import type { CarId } from '../units.ts';
import type { Apply } from './rule.ts';

/** A player takes a subcontractor from the offers. (rules §5; CAR-12) */
export const applyAddCar: Apply<'ADD_CAR'> = (state, { car: id }, { player }) => {
  const offer = offerOf(state, id);
  return offer === undefined ? state : hire(state, offer, player);
};

function offerOf(state: GameState, id: CarId): CarOffer | undefined {
  return state.offers.find((offer) => offer.id === id);
}

import { hire } from '../cars/hire.ts';
import { offerOf } from './guards.ts';
import type { Apply } from './rule.ts';

/** A player hires a subcontractor from the offers. (CAR-12) */
export const applyAddCar: Apply<'ADD_CAR'> = (state, { car: id }, { player }) => {
  const offer = offerOf(state, id);
  return offer === undefined ? state : hire(state, offer, player);
};

import { mayHire } from '../../cars/car-limits.ts';
import { offerOf, refuseToPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/** A player hires a subcontractor from the offers. (CAR-12) */
export const addCar: ActionCheck<'ADD_CAR'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { car: id }, actor) {
    const refusal = refuseToPlay(state, actor);
    if (refusal !== null) return refusal;
    if (offerOf(state, id) === undefined) return 'CAR_NOT_OFFERED';
    return mayHire(state, actor.player) ? null : 'SUBCONTRACTOR_LIMIT';
  },
};

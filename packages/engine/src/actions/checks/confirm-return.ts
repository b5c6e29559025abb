import { ownCarInPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/**
 * A player sends an AVAILABLE car home empty; once there, it is FREE for everybody. A subcontractor that waits without an
 * order is let go instead, at no cost, since it has no return trip. (CAR-11)
 */
export const confirmReturn: ActionCheck<'CONFIRM_RETURN'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { car: id }, actor) {
    const found = ownCarInPlay(state, id, actor);
    if (found.refusal !== null) return found.refusal;
    const { state: doing, base, subcontractor } = found.value;
    if (doing.action !== 'AVAILABLE') return 'CAR_NOT_RETURNABLE';
    return doing.at === base && !subcontractor ? 'CAR_AT_BASE' : null;
  },
};

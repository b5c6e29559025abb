import { ownOrder, refuseToPlay } from './guards.ts';
import type { ActionRule } from './rule.ts';

/** A player answers the open node of a critical situation of an own order. (rules §9; SIT-2) */
export const resolveEmergency: ActionRule<'RESOLVE_EMERGENCY'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { order: id, emergency }, actor) {
    const refusal = refuseToPlay(state, actor);
    if (refusal !== null) return refusal;
    const found = ownOrder(state, id, actor);
    if (found.refusal !== null) return found.refusal;
    return found.value.emergencies.some((open) => open.id === emergency && !open.done) ? null : 'EMERGENCY_UNKNOWN';
  },
  apply: (state) => state,
};

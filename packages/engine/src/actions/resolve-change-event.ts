import { ownOrder, refuseToPlay } from './guards.ts';
import type { ActionRule } from './rule.ts';

/** A player answers an open change of date or transport of an own order. (rules §9; SIT-3) */
export const resolveChangeEvent: ActionRule<'RESOLVE_CHANGE_EVENT'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { order: id, event }, actor) {
    const refusal = refuseToPlay(state, actor);
    if (refusal !== null) return refusal;
    const found = ownOrder(state, id, actor);
    if (found.refusal !== null) return found.refusal;
    return found.value.changes.some((open) => open.id === event && !open.done) ? null : 'EVENT_UNKNOWN';
  },
  apply: (state) => state,
};

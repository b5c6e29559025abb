import { isWaitingForAnswers } from '../../orders/open-situations.ts';
import { ownOrderInPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/**
 * A player gives a booked order back before a car is booked for it: free of charge within `free_cancel_minutes`, after
 * that for points. An order given back after its pick window is gone at once. (BKG-3)
 */
export const cancelOrder: ActionCheck<'CANCEL_ORDER'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { order: id }, actor) {
    const found = ownOrderInPlay(state, id, actor);
    if (found.refusal !== null) return found.refusal;
    if (found.value.loaded) return 'ORDER_LOADED';
    if (isWaitingForAnswers(found.value)) return 'SITUATION_OPEN';
    return found.value.car === null ? null : 'ORDER_HAS_CAR';
  },
};

import type { SituationList } from '../situation-state.ts';
import type { OpenSituation, Order } from '../state.ts';
import { isOpen } from './order.ts';

/** The situations of a list that are waiting for an answer; none once the order has ended. (SIT-7) */
export function openOf(order: Order, list: SituationList): readonly OpenSituation[] {
  return isOpen(order) ? order[list].filter(({ done }) => !done) : [];
}

/** Whether a situation of a list is waiting for an answer. (SIT-7) */
export function hasOpen(order: Order, list: SituationList): boolean {
  return isOpen(order) && order[list].some(({ done }) => !done);
}

/** Whether a critical situation or a change event of the order is waiting for an answer. (SIT-7) */
export function isWaitingForAnswers(order: Order): boolean {
  return hasOpen(order, 'emergencies') || hasOpen(order, 'changes');
}

import type { SituationList } from '../situation-state.ts';
import type { OpenSituation, Order } from '../state.ts';
import { isOpen } from './order.ts';

/** What of a list is still to be answered; nothing any more once the order has ended. (SIT-7) */
export function openOf(order: Order, list: SituationList): readonly OpenSituation[] {
  return isOpen(order) ? order[list].filter(({ done }) => !done) : [];
}

/** Is anything of a list still to be answered? (SIT-7) */
export function hasOpen(order: Order, list: SituationList): boolean {
  return isOpen(order) && order[list].some(({ done }) => !done);
}

/** Has the order a critical situation or a change event to be answered? (SIT-7) */
export function isWaitingForAnswers(order: Order): boolean {
  return hasOpen(order, 'emergencies') || hasOpen(order, 'changes');
}

import { orderIndex } from '../orders/order.ts';
import { resolveReply } from '../incidents/resolve.ts';
import type { Apply } from './rule.ts';

/** A player answers the current question of a change of date or transport in one of his orders. (SIT-6) */
export const applyResolveChangeEvent: Apply<'RESOLVE_CHANGE_EVENT'> = (state, action) => {
  return resolveReply(state, { place: orderIndex(state, action.order), list: 'changes', id: action.event }, action);
};

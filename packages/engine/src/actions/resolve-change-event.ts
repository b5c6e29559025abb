import { orderIndex } from '../orders/order.ts';
import { resolveReply } from '../incidents/resolve.ts';
import type { Apply } from './rule.ts';

/** A player answers the present question of a change of date or transport of an own order. (SIT-6) */
export const applyResolveChangeEvent: Apply<'RESOLVE_CHANGE_EVENT'> = (state, action) => {
  return resolveReply(state, { place: orderIndex(state, action.order), list: 'changes', id: action.event }, action);
};

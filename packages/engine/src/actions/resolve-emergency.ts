import { orderIndex } from '../orders/order.ts';
import { isReply } from '../situations/reply.ts';
import { resolveCall, resolveReply } from '../incidents/resolve.ts';
import type { Apply } from './rule.ts';

/** A player answers the current question of a critical situation in one of his orders, and may call the driver, the boss, or both. (SIT-6) */
export const applyResolveEmergency: Apply<'RESOLVE_EMERGENCY'> = (state, action) => {
  const which = { place: orderIndex(state, action.order), list: 'emergencies', id: action.emergency } as const;
  const called = action.call === undefined ? state : resolveCall(state, which, action.call);
  return isReply(action) ? resolveReply(called, which, action) : called;
};

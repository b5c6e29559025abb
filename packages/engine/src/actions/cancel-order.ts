import { expired, givenBack } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { freeCancelUntil } from '../orders/free-cancel.ts';
import { surchargeOf } from '../orders/surcharge.ts';
import { hasChange } from '../rules-version.ts';
import { orderIndex, pickEndsAt, withOrder, orderAt } from '../orders/order.ts';
import type { Apply } from './rule.ts';

/**
 * A player gives a booked order back before a car is booked for it: free of charge within `free_cancel_minutes`, after that for
 * points. What its situations have paid is taken back. An order given back after its pick window is gone at once. (BKG-3)
 */
export const applyCancelOrder: Apply<'CANCEL_ORDER'> = (state, { order: id }, { player }) => {
  const index = orderIndex(state, id);
  const order = orderAt(state, index);
  const offered = givenBack(order);
  const freed = withOrder(state, index, state.now >= pickEndsAt(order) ? expired(offered) : offered);
  const until = freeCancelUntil(state.setup, order);
  const points = until !== null && state.now > until ? -state.setup.settings.points_late_cancel : null;
  const returned = hasChange(state.setup, 'SURCHARGE_RETURNED') ? surchargeOf(order) : 0;
  return happen(freed, { what: 'ORDER_CANCELLED', player, order: id, points, returned });
};

import { booked } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { orderIndex, withOrder, orderAt } from '../orders/order.ts';
import type { Apply } from './rule.ts';

/** A player reserves a free order; the first to ask gets it. The car is booked later, with BOOK_CAR. (BKG-1) */
export const applyBookOrder: Apply<'BOOK_ORDER'> = (state, { order: id }, { player }) => {
  const index = orderIndex(state, id);
  const order = orderAt(state, index);
  const taken = withOrder(state, index, booked(order, player, state.now));
  return happen(taken, { what: 'ORDER_BOOKED', player, order: id });
};

import { openReservations } from '../../orders/booked.ts';
import { findOrder } from '../../orders/order.ts';
import { refuseToPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/** A player reserves a free order; the first to ask gets it. The car is booked later, with BOOK_CAR. (BKG-1) */
export const bookOrder: ActionCheck<'BOOK_ORDER'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { order: id }, actor) {
    const refusal = refuseToPlay(state, actor);
    if (refusal !== null) return refusal;
    const order = findOrder(state, id);
    if (order === null) return 'ORDER_UNKNOWN';
    if (order.player !== null) return 'ORDER_TAKEN';
    if (order.expired) return 'ORDER_EXPIRED';
    return openReservations(state, actor.player) < state.setup.settings.max_open_orders ? null : 'ORDER_LIMIT';
  },
};

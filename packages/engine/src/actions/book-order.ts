import { booked } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { everBookedBy } from '../orders/booked.ts';
import { findOrder, isOpen, orderIndex, withOrder, orderAt } from '../orders/order.ts';
import { findPlayer } from '../players/player.ts';
import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { refuseToPlay } from './guards.ts';
import type { ActionRule } from './rule.ts';

/** A player reserves a free order, the first to ask; the car comes later, with BOOK_CAR. (rules §6; BKG-1) */
export const bookOrder: ActionRule<'BOOK_ORDER'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, { order: id }, actor) {
    const refusal = refuseToPlay(state, actor);
    if (refusal !== null) return refusal;
    const order = findOrder(state, id);
    if (order === null) return 'ORDER_UNKNOWN';
    if (order.player !== null) return 'ORDER_TAKEN';
    if (order.expired) return 'ORDER_EXPIRED';
    return openOrders(state, actor.player) < state.setup.settings.max_open_orders ? null : 'ORDER_LIMIT';
  },
  apply(state, { order: id }, { player }) {
    const index = orderIndex(state, id);
    const order = orderAt(state, index);
    const taken = withOrder(state, index, booked(order, player, state.now));
    return happen(taken, { what: 'ORDER_BOOKED', player, order: id });
  },
};

function openOrders(state: GameState, id: PlayerId): number {
  const player = findPlayer(state, id);
  let open = 0;
  for (const place of player === null ? [] : everBookedBy(state, player)) {
    const order = state.orders[place];
    if (order?.player === id && isOpen(order)) open += 1;
  }
  return open;
}

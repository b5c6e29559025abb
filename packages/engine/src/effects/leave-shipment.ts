import { expired } from '../orders/stages.ts';
import { happen } from '../happenings/happen.ts';
import { release } from '../cars/release.ts';
import { isOpen, withOrder } from '../orders/order.ts';
import { paidForChanges } from '../orders/surcharge.ts';
import { orderPay } from '../orders/terms.ts';
import type { EffectRule } from './rule.ts';

/**
 * The order ends without pay, for a penalty of `value` percent of the pay; what was paid for its changes is taken back; the car drives on empty to the next city.
 * (EFF-10)
 */
export const leaveShipment: EffectRule = {
  apply(state, { value }, { player, carPlace, orderPlace }) {
    const order = state.orders[orderPlace];
    if (order === undefined || !isOpen(order)) return state;
    const about = { player, order: order.id, car: order.car };
    const money = -Math.floor((orderPay(order) * value) / 100 + 0.5);
    const released = carPlace === -1 ? state : release(state, carPlace);
    const ended = withOrder(released, orderPlace, expired(order));
    return happen(ended, { what: 'ORDER_GIVEN_UP', ...about, money, returned: paidForChanges(state.setup, order) });
  },
};

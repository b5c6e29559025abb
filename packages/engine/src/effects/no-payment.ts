import { withOrder } from '../orders/order.ts';
import type { EffectRule } from './rule.ts';

/** This order pays 0. (EFF-13) */
export const noPayment: EffectRule = {
  apply(state, _effect, { orderPlace }) {
    const order = state.orders[orderPlace];
    return order === undefined ? state : withOrder(state, orderPlace, { ...order, noPayment: true });
  },
};

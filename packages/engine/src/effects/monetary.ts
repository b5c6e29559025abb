import { happen } from '../happenings/happen.ts';
import { fullPenalty } from '../orders/terms.ts';
import { grosze } from '../units.ts';
import type { EffectRule } from './rule.ts';

/** Costs the player `value` zł, or with `full_val` the order's full penalty. (EFF-2) */
export const monetary: EffectRule = {
  apply(state, { value, full_val }, { player, order, car, orderPlace }) {
    const terms = state.orders[orderPlace];
    const cost = full_val === true && terms !== undefined ? fullPenalty(terms) : grosze(value);
    return happen(state, { what: 'EFFECT_PAID', player, order, car, money: -cost });
  },
};

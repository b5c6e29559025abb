import { happen } from '../happenings/happen.ts';
import { grosze } from '../units.ts';
import type { EffectRule } from './rule.ts';

/** Pays the player `value` zł. (EFF-3) */
export const giveMoney: EffectRule = {
  apply: (state, { value }, { player, order, car }) =>
    happen(state, { what: 'EFFECT_PAID', player, order, car, money: grosze(value) }),
};

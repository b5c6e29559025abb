import { withEntry } from '../ledger/entry.ts';
import { grosze } from '../units.ts';
import type { EffectRule } from './rule.ts';

/** Pays the player `value` zł. (rules §10; EFF-3) */
export const giveMoney: EffectRule = {
  apply: (state, { value }, { player, order, car }) =>
    withEntry(state, { player, order, car, reason: 'EFFECT', money: grosze(value) }),
};

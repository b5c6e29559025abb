import { moveWindow } from '../cars/move-window.ts';
import type { EffectRule } from './rule.ts';

/** The end of the pick window moves by `value` minutes. (EFF-5) */
export const prolongPickup: EffectRule = {
  apply: (state, { value }, { orderPlace }) => moveWindow(state, orderPlace, 'pickWindow', { from: 0, to: value }),
};

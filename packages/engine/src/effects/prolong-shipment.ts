import { moveWindow } from '../cars/move-window.ts';
import type { EffectRule } from './rule.ts';

/** The end of the delivery window moves by `value` minutes. (EFF-6) */
export const prolongShipment: EffectRule = {
  apply: (state, { value }, { orderPlace }) => moveWindow(state, orderPlace, 'deliverWindow', { from: 0, to: value }),
};

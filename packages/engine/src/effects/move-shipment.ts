import { moveWindow } from '../cars/move-window.ts';
import type { EffectRule } from './rule.ts';

/** Both ends of the delivery window move by `value` minutes; a negative value makes them earlier. (EFF-8) */
export const moveShipment: EffectRule = {
  apply: (state, { value }, { orderPlace }) =>
    moveWindow(state, orderPlace, 'deliverWindow', { from: value, to: value }),
};

import { moveWindow } from '../cars/move-window.ts';
import type { EffectRule } from './rule.ts';

/** Both ends of the pick window move by `value` minutes; a negative value makes them earlier. (EFF-7) */
export const movePickup: EffectRule = {
  apply: (state, { value }, { orderPlace }) => moveWindow(state, orderPlace, 'pickWindow', { from: value, to: value }),
};

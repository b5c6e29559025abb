import { standLonger } from '../cars/stand-longer.ts';
import type { EffectRule } from './rule.ts';

/** The car stands `value` minutes longer; at sea nothing can hold it. (EFF-1) */
export const time: EffectRule = {
  apply: (state, { value }, { carPlace }) => (carPlace === -1 ? state : standLonger(state, carPlace, value)),
};

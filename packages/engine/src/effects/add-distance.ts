import { changeDistance } from '../cars/change-distance.ts';
import type { EffectRule } from './rule.ts';

/** The leg gets `value` km longer. (EFF-11) */
export const addDistance: EffectRule = {
  apply: (state, { value }, { carPlace }) => changeDistance(state, carPlace, Math.floor(value * 1000)),
};

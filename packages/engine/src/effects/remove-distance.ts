import { changeDistance } from '../cars/change-distance.ts';
import type { EffectRule } from './rule.ts';

/** The leg gets `value` km shorter. (EFF-12) */
export const removeDistance: EffectRule = {
  apply: (state, { value }, { carPlace }) => changeDistance(state, carPlace, -Math.floor(value * 1000)),
};

import { wake } from '../course/wake.ts';
import type { EffectRule } from './rule.ts';

/** The sleep ends at once; if cut short, it does not count as a rest. (EFF-19) */
export const endParking: EffectRule = {
  apply: (state, _effect, { carPlace }) => (carPlace === -1 ? state : wake(state, carPlace)),
};

import { relieved } from '../cars/relieved.ts';
import type { EffectRule } from './rule.ts';

/** Resets the work time to 0: a fresh driver has taken over. (EFF-18) */
export const restDriver: EffectRule = {
  apply: (state, _effect, { carPlace }) => (carPlace === -1 ? state : relieved(state, carPlace)),
};

import { relieved } from '../cars/relieved.ts';
import type { EffectRule } from './rule.ts';

/** Work time is 0 again: a fresh driver took over. (EFF-18) */
export const restDriver: EffectRule = {
  apply: (state, _effect, { carPlace }) => (carPlace === -1 ? state : relieved(state, carPlace)),
};

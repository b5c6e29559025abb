import type { EffectRule } from './rule.ts';

/** This game's result does not count in the group ranking. (EFF-17) */
export const cancelRankingGroup: EffectRule = {
  apply: (state) => ({ ...state, rankedGroup: false }),
};

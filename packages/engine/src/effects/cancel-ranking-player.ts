import { findPlayer, playerIndex, withPlayer } from '../players/player.ts';
import type { EffectRule } from './rule.ts';

/** This game's result does not count in the individual ranking. (EFF-16) */
export const cancelRankingPlayer: EffectRule = {
  apply(state, _effect, { player: id }) {
    const player = findPlayer(state, id);
    return player === null ? state : withPlayer(state, playerIndex(state, id), { ...player, rankedAlone: false });
  },
};

import { withEntry } from '../ledger/entry.ts';
import { findPlayer } from '../players/player.ts';
import type { EffectRule } from './rule.ts';

/** The player's points become 0. (rules §10; EFF-15) */
export const cancelPoints: EffectRule = {
  apply(state, _effect, { player: id, order, car }) {
    const player = findPlayer(state, id);
    if (player === null || player.points === 0) return state;
    return withEntry(state, { player: id, order, car, reason: 'POINTS_CANCELLED', points: -player.points });
  },
};

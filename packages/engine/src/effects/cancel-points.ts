import { happen } from '../happenings/happen.ts';
import { findPlayer } from '../players/player.ts';
import type { EffectRule } from './rule.ts';

/** The player's points become 0. (EFF-15) */
export const cancelPoints: EffectRule = {
  apply(state, _effect, { player: id, order, car }) {
    const player = findPlayer(state, id);
    if (player === null || player.points === 0) return state;
    return happen(state, { what: 'POINTS_CANCELLED', player: id, order, car, points: -player.points });
  },
};

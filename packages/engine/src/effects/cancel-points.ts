import { happen } from '../happenings/happen.ts';
import { findPlayer } from '../players/player.ts';
import { hasChange } from '../rules-version.ts';
import type { GameState, Player } from '../state.ts';
import type { EffectRule } from './rule.ts';

/** The most points taken from a player whose points have been erased before. (EFF-15) */
const MOST_AGAIN = 30;

/** Sets the player's points to 0, but only once in a game; after that it takes only a part of them. (EFF-15) */
export const cancelPoints: EffectRule = {
  apply(state, _effect, { player: id, order, car }) {
    const player = findPlayer(state, id);
    const lost = player === null ? 0 : lostBy(state, player);
    return lost === 0 ? state : happen(state, { what: 'POINTS_CANCELLED', player: id, order, car, points: -lost });
  },
};

function lostBy({ setup }: GameState, { points, ledger }: Player): number {
  if (!hasChange(setup, 'POINTS_ERASED_ONCE')) return points;
  const wasErased = ledger.some(({ reason }) => reason === 'POINTS_CANCELLED');
  return Math.max(0, wasErased ? Math.min(points, MOST_AGAIN) : points);
}

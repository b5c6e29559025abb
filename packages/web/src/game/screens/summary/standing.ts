import { score, type GameState, type Player, type PlayerId } from '@fracht/engine';
import { isOnTime } from '../../parts/order-end.ts';

/** One student's result beside the others'. Equal scores share a place. */
export type Standing = {
  readonly player: Player;
  readonly place: number;
  readonly score: number;
  readonly delivered: number;
  readonly onTime: number;
  readonly booked: number;
};

/** The students who played, best score first. (spec §9 "Score"; rules §3) */
export function standings(state: GameState): readonly Standing[] {
  const scored = state.players
    .filter(({ type, hasPlayed }) => type === 'STUDENT' && hasPlayed)
    .map((player) => ({ player, score: score(player), ...ordersOfPlayer(state, player.id) }))
    .toSorted((a, b) => b.score - a.score);
  return scored.map((entry) => ({
    ...entry,
    place: 1 + scored.filter(({ score: other }) => other > entry.score).length,
  }));
}

/** Mean score of the standings, a whole number; 0 where nobody played. */
export function averageScore(standing: readonly Standing[]): number {
  if (standing.length === 0) return 0;
  return Math.round(standing.reduce((sum, { score: points }) => sum + points, 0) / standing.length);
}

function ordersOfPlayer(state: GameState, player: PlayerId): Pick<Standing, 'delivered' | 'onTime' | 'booked'> {
  const orders = state.orders.filter((order) => order.player === player);
  return {
    booked: orders.length,
    delivered: orders.filter(({ delivered }) => delivered).length,
    onTime: orders.filter(isOnTime).length,
  };
}

import {
  type GameState,
  isCarried,
  isOnTime,
  type PlayerId,
  rankStudents,
  type Standing as Place,
} from '@fracht/engine';

/** A student's result next to the others', with how the orders ended. (PTS-9) */
export type SummaryStanding = Place & {
  readonly delivered: number;
  readonly onTime: number;
  readonly booked: number;
};

/** A result without a rank, such as a bot's. */
export type UnplacedResult = Omit<SummaryStanding, 'place'>;

/** The students who played, best first. (PTS-9) */
export function standings(state: GameState): readonly SummaryStanding[] {
  return rankStudents(state).map((place) => ({ ...place, ...ordersOfPlayer(state, place.player.id) }));
}

/** Mean score of the standings, a whole number; 0 if nobody played. */
export function averageScore(all: readonly SummaryStanding[]): number {
  if (all.length === 0) return 0;
  return Math.round(all.reduce((sum, { score: points }) => sum + points, 0) / all.length);
}

/** How a player's orders ended. */
export function ordersOfPlayer(
  state: GameState,
  player: PlayerId,
): Pick<SummaryStanding, 'delivered' | 'onTime' | 'booked'> {
  const orders = state.orders.filter((order) => order.player === player);
  return {
    booked: orders.length,
    delivered: orders.filter(isCarried).length,
    onTime: orders.filter(isOnTime).length,
  };
}
